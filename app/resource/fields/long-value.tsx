import type { ReactNode } from "react";
import { usePrinting } from "~/lib/page/use-phone-page";
import classes from "./long-value.module.css";

type Props = {
  text: string;
  /** What stands for the text on the screen: paper has no tooltips. */
  short?: string;
  children?: ReactNode;
};

/** A value that may be too long for its column, which truncates no others, with the whole text as the tooltip. */
export function LongValue({ text, short = text, children }: Props) {
  const fitting = usePrinting() ? text : short;
  return (
    <span className={classes.long} title={text}>
      {children ?? fitting}
    </span>
  );
}
