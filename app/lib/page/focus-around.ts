import type { MouseEvent } from "react";

/**
 * Moves the focus from a control that is about to be unmounted to the region around it: otherwise the next Tab would
 * start at the top of the page. Does nothing if another element has the focus.
 */
export function focusAround(control: HTMLElement): void {
  const region = control.closest<HTMLElement>("section, [role=dialog], main");
  if (!region || !control.contains(document.activeElement)) return;
  if (!region.hasAttribute("tabindex")) {
    region.tabIndex = -1;
    region.addEventListener("blur", () => region.removeAttribute("tabindex"), { once: true });
  }
  region.focus({ preventScroll: true });
}

/** From a control whose row is about to go, to that of the next row, of the one before, to `last`, or to the region. */
export function passFocus(control: HTMLElement, last?: HTMLElement | null): void {
  const row = control.closest("li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  (neighbour?.querySelector("button") ?? last)?.focus();
  // Nothing else has it yet where there is no other, or where it is not shown.
  focusAround(control);
}

/** A click handler for a control that its action unmounts: moves the focus around it first. */
export const withFocusAround =
  (action: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusAround(currentTarget);
    action();
  };
