import type { ReactNode } from "react";
import classes from "./form-column.module.css";

/** Fields one below the other: labels to the left on a desk, above on a phone. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}

/** Help stands under its field, and what is wrong with it under that. */
export const FIELD_ORDER: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];
