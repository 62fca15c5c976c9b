import type { KeyboardEvent } from "react";

export type Orientation = "horizontal" | "vertical";

const KEYS = {
  horizontal: { back: "ArrowLeft", on: "ArrowRight" },
  vertical: { back: "ArrowUp", on: "ArrowDown" },
} as const;

/** The index that a key moves to from `index` in `count` entries, wrapping at the ends; undefined for other keys. */
export function entryAfter(key: string, index: number, count: number, orientation: Orientation): number | undefined {
  const { back, on } = KEYS[orientation];
  if (key === on) return (index + 1) % count;
  if (key === back) return (index + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

/** Moves the focus among a bar's entries, or among the links of the focused fly-out. */
export const moveFocus = (orientation: Orientation) => (event: KeyboardEvent<HTMLElement>) => {
  if (!(event.target instanceof HTMLElement)) return;
  const flyout = event.target.closest("[data-flyout]");
  const entries = flyout
    ? flyout.querySelectorAll<HTMLElement>("a")
    : event.currentTarget.querySelectorAll<HTMLElement>("[data-menu-entry]");
  const index = [...entries].indexOf(event.target);
  const next = entryAfter(event.key, index, entries.length, flyout ? "vertical" : orientation);
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  entries[next]?.focus();
};
