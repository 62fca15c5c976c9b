import { startTransition, useEffect, useState } from "react";

/** As many rows as a high screen shows at once. */
const IN_SIGHT = 24;
const NONE: readonly never[] = [];

/**
 * The rows that are in sight at first; the others follow when those are drawn, and can be interrupted. Until
 * then those of before stand there.
 */
export function useInSight<Row>(rows: readonly Row[]): readonly Row[] {
  const [whole, setWhole] = useState<readonly Row[]>(NONE);
  // What follows comes after the browser has drawn: only it knows when that is.
  useEffect(() => startTransition(() => setWhole(rows)), [rows]);
  return whole === rows ? rows : [...rows.slice(0, IN_SIGHT), ...whole.slice(IN_SIGHT, rows.length)];
}
