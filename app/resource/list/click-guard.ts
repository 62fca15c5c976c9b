import type { MouseEvent } from "react";
import { MISCLICK_MS } from "~/config/times";

type Click = Pick<MouseEvent, "clientX" | "clientY" | "detail" | "target">;

/** How far a resting pointer moves between two clicks, in px. */
const TREMOR_PX = 8;

/** Clicks at the same place, or, by keyboard, on the same control. */
function isRepeated(click: Click, last: Click): boolean {
  if (click.detail === 0 || last.detail === 0) return click.target === last.target;
  return Math.abs(click.clientX - last.clientX) <= TREMOR_PX && Math.abs(click.clientY - last.clientY) <= TREMOR_PX;
}

/**
 * When an action or a deletion takes a row out of the list, another row moves to its place. For a moment, a repeated
 * click does nothing to a row: it was not meant for the one that is there now.
 */
export function createClickGuard() {
  let last: Click | null = null;
  let moved: { by: Click; time: number } | null = null;
  return {
    /** The last click has moved rows. */
    rowsMoved(): void {
      moved = last && { by: last, time: Date.now() };
    },
    onClickCapture(event: MouseEvent): void {
      const isRow = event.target instanceof Element && event.target.closest("[data-record]") !== null;
      if (isRow && moved && isRepeated(event, moved.by) && Date.now() - moved.time < MISCLICK_MS) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const { clientX, clientY, detail, target } = event;
      last = { clientX, clientY, detail, target };
    },
  };
}
