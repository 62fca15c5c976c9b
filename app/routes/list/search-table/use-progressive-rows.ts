import { startTransition, useEffect, useState } from "react";

/** The height above and below the table's scroll area, and its minimum height, in px. */
const AROUND_PX = 220;
const MIN_PX = 360;
const EMPTY: readonly never[] = [];

/** As high as the table may become: it ends where the page does. */
export const WINDOW_HEIGHT = `max(${MIN_PX}px, calc(100dvh - ${AROUND_PX}px))`;

const fitting = (rowHeight: number) => Math.ceil(Math.max(MIN_PX, innerHeight - AROUND_PX) / rowHeight);

/**
 * The rows in sight at first; the others follow in a transition after those are painted, and until then the rows of
 * before stand there: a hundred at once would block input.
 */
export function useProgressiveRows<Row>(rows: readonly Row[], rowHeight: number): readonly Row[] {
  const [drawn, setDrawn] = useState<readonly Row[]>(EMPTY);
  // The rest follows after the browser has painted.
  useEffect(() => startTransition(() => setDrawn(rows)), [rows]);
  if (drawn === rows) return rows;
  const first = fitting(rowHeight);
  return [...rows.slice(0, first), ...drawn.slice(first, rows.length)];
}
