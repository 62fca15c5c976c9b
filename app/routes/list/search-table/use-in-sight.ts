import { startTransition, useEffect, useState } from "react";

/** As many rows as a high screen shows at once. */
const IN_SIGHT = 24;

/** The rows that are in sight at first; the others follow when those are drawn, and can be interrupted. */
export function useInSight<Row>(rows: readonly Row[]): readonly Row[] {
  const [whole, setWhole] = useState<readonly Row[]>();
  // What follows comes after the browser has drawn: only it knows when that is.
  useEffect(() => startTransition(() => setWhole(rows)), [rows]);
  return whole === rows ? rows : rows.slice(0, IN_SIGHT);
}
