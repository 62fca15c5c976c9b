import { startTransition, useEffect, useState } from "react";
import { isPrinting } from "~/lib/page/use-phone-page";

/** The height above and below the table's scroll area, and its minimum height, in px. */
const AROUND_PX = 220;
const MIN_PX = 360;
const EMPTY: readonly never[] = [];

/** As high as the table may become: it ends where the page does. */
export const WINDOW_HEIGHT = `max(${MIN_PX}px, calc(100dvh - ${AROUND_PX}px))`;

const countFitting = (rowHeight: number) => Math.ceil(Math.max(MIN_PX, innerHeight - AROUND_PX) / rowHeight);

/**
 * The visible rows first; the others follow in a transition after the browser has painted, because a hundred rows at
 * once would block input. Until then the previous rows are in their place.
 */
export function useProgressiveRows<Row>(rows: readonly Row[], rowHeight: number): readonly Row[] {
  const [rendered, setRendered] = useState<readonly Row[]>(EMPTY);
  useEffect(() => startTransition(() => setRendered(rows)), [rows]);
  if (rendered === rows || isPrinting()) return rows;
  const first = countFitting(rowHeight);
  return [...rows.slice(0, first), ...rendered.slice(first, rows.length)];
}
