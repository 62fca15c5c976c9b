import { useId } from "react";
import classes from "./segments.module.css";

type Props<Value extends string> = {
  /** What is chosen here, read out with the choice. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/**
 * A choice of one in a row. The kit's own slides its mark to where it has measured the chosen one: that lays
 * out the whole page while it is being drawn.
 */
export function Segments<Value extends string>({ label, value, onChange, options }: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.segments}>
      {options.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
