import type { MouseEvent } from "react";

/**
 * Gives the focus of a control that is about to go to the region around it: otherwise the keyboard would begin
 * at the top of the page again. Leaves it alone where another element has it.
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

/** Handles the press of a control that goes with what it does. */
export const leavingFocus =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    focusAround(currentTarget);
    act();
  };
