import type { ReactNode } from "react";
import classes from "./long-value.module.css";

/** A value that may be too long for its column, which truncates no others, with the whole text as the tooltip. */
export const LongValue = ({ text, children = text }: { text: string; children?: ReactNode }) => (
  <span className={classes.long} title={text}>
    {children}
  </span>
);
