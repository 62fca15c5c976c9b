import type { KeyboardEvent } from "react";
import { isSystemShortcut } from "~/lib/page/system-shortcut";

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

/** Moves the focus among a bar's entries, or among the links of the focused fly-out. */
export const moveFocus = (orientation: Orientation) => (event: KeyboardEvent<HTMLElement>) => {
  if (isSystemShortcut(event) || !(event.target instanceof HTMLElement)) return;
  const flyout = event.target.closest("[data-flyout]");
  const entries = flyout
    ? flyout.querySelectorAll<HTMLElement>("a")
    : event.currentTarget.querySelectorAll<HTMLElement>("[data-menu-entry]");
  const index = [...entries].indexOf(event.target);
  const next = nextIndex(event.key, index, entries.length, flyout ? "vertical" : orientation);
  if (index < 0 || next === undefined) return;
  event.preventDefault();
  entries[next]?.focus();
};
