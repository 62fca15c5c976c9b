import { useFormat } from "~/i18n/format";
import classes from "./trend.module.css";

type Props = {
  percent: number;
  /** Whether a rise is an improvement; undefined: unknown, so both directions have the same colour. */
  isRiseGood?: boolean;
};

/** How far a figure has risen or fallen; the sign says what the arrow shows. */
export function Trend({ percent, isRiseGood }: Props) {
  const format = useFormat();
  return (
    <b className={classes.trend} data-direction={Math.sign(percent)} data-good={isRiseGood && Math.sign(percent)}>
      {format.signedPercent(percent / 100)}
    </b>
  );
}
