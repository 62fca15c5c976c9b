import type { ReactNode } from "react";
import classes from "./status-dot.module.css";

type Props = { tone: "success" | "warning" | "quiet"; children: ReactNode };

/** A state in a word behind a dot; the dot only repeats what the word says. */
export function StatusDot({ tone, children }: Props) {
  return (
    <span className={classes.status}>
      <span className={`${classes.dot} ${classes[tone]}`} />
      {children}
    </span>
  );
}
