import type { ListColumn } from "./create-columns";
import classes from "./table.module.css";

/** Truncates only the columns that need it: each truncated cell makes a page slower to paint. */
export function classOf({ truncates, oneLine, alignEnd }: Pick<ListColumn, "truncates" | "oneLine" | "alignEnd">) {
  if (truncates) return oneLine ? `${classes.truncated} ${classes.oneLine}` : classes.truncated;
  return alignEnd ? classes.end : undefined;
}
