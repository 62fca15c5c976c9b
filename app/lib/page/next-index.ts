export type Orientation = "horizontal" | "vertical";

const KEYS = {
  horizontal: { previous: "ArrowLeft", next: "ArrowRight" },
  vertical: { previous: "ArrowUp", next: "ArrowDown" },
} as const;

/** The index that a key moves to from `index` in `count` entries, wrapping at the ends; undefined for other keys. */
export function nextIndex(key: string, index: number, count: number, orientation: Orientation): number | undefined {
  const { previous, next } = KEYS[orientation];
  if (key === next) return (index + 1) % count;
  if (key === previous) return (index + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
