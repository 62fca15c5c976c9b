import type { ListColumn } from "./create-columns";
import classes from "./table.module.css";

/** Truncates only the columns that need it: each truncated cell makes a page slower to paint. */
export function classOf({ truncates, oneLine, alignEnd }: Pick<ListColumn, "truncates" | "oneLine" | "alignEnd">) {
  const names = [truncates && classes.truncated, truncates && oneLine && classes.oneLine, alignEnd && classes.end];
  return names.filter(Boolean).join(" ") || undefined;
}
