import type { ReactNode } from "react";
import classes from "./form-column.module.css";

/** A column of fields: labels on the left on a wide page, above the fields on a phone. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}

/** Description and error are below the input. */
export const FIELD_ORDER: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];
