import type { ReactNode } from "react";
import classes from "./status-dot.module.css";

export type Tone = "success" | "warning" | "quiet";
type Props = { tone: Tone; children: ReactNode };

/** A state as a word after a dot; the dot only repeats the word. */
export const StatusDot = ({ tone, children }: Props) => (
  <span className={classes.status} data-tone={tone}>
    {children}
  </span>
);
