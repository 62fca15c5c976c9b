import { Progress, type ProgressProps } from "@mantine/core";
import classes from "./progress-line.module.css";

type Props = Pick<ProgressProps, "value" | "color"> & {
  text: string;
  /** The name of the bar. */
  label?: string;
};

/** A progress bar below its text. */
export function ProgressLine({ text, label = text, ...bar }: Props) {
  return (
    <div className={classes.progress}>
      {text}
      <Progress size="xs" aria-label={label} {...bar} />
    </div>
  );
}
