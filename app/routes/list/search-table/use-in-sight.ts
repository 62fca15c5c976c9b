import { startTransition, useEffect, useState } from "react";

/** What stands above and below the table's own window, in px, and how high that is at least. */
const AROUND = 220;
const LEAST = 360;
const NONE: readonly never[] = [];

/** As high as the table may become: it ends where the page does. */
export const WINDOW_HEIGHT = `max(${LEAST}px, calc(100dvh - ${AROUND}px))`;

const fitting = (rowHeight: number) => Math.ceil(Math.max(LEAST, innerHeight - AROUND) / rowHeight);

/**
 * The rows that are in sight at first; the others follow when those are drawn, and can be interrupted. Until
 * then those of before stand there.
 */
export function useInSight<Row>(rows: readonly Row[], rowHeight: number): readonly Row[] {
  const [whole, setWhole] = useState<readonly Row[]>(NONE);
  // What follows comes after the browser has drawn: only it knows when that is.
  useEffect(() => startTransition(() => setWhole(rows)), [rows]);
  if (whole === rows) return rows;
  const first = fitting(rowHeight);
  return [...rows.slice(0, first), ...whole.slice(first, rows.length)];
}
