import type { ReactNode } from "react";
import classes from "./tag.module.css";

type Props = { tone: "success" | "warning" | "danger" | "quiet"; children: ReactNode };

/** A state as a word on a tint; the tint only repeats the word. */
export function Tag({ tone, children }: Props) {
  return <span className={`${classes.tag} ${classes[tone]}`}>{children}</span>;
}
