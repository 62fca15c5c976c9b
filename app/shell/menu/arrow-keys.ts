import type { KeyboardEvent } from "react";
import { nextIndex, type Orientation } from "~/lib/page/next-index";
import { isSystemShortcut } from "~/lib/page/system-shortcut";

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
