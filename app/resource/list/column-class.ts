import type { ListColumn } from "./create-columns";
import classes from "./table.module.css";

/** Truncates only the columns that need it: each truncated cell makes a page slower to paint. */
export function classOf({ truncates, alignEnd }: Pick<ListColumn, "truncates" | "alignEnd">) {
  if (truncates) return classes.truncated;
  return alignEnd ? classes.end : undefined;
}
