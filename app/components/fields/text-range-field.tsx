import { useUncontrolled } from "@mantine/hooks";
import { type FocusEventHandler, type ReactNode, useId } from "react";
import classes from "./range-field.module.css";
import { RangeFrame } from "./range-frame";

type TextRange = [from: string, to: string];

type Props = {
  label: string;
  /** The names of both ends. */
  ends: TextRange;
  value?: TextRange;
  defaultValue?: TextRange;
  /** Also gets invalid input, so that the form's rules can report it. */
  onChange?: (range: TextRange) => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  error?: ReactNode;
  /** Mantine's form finds the input by it. */
  "data-path"?: string;
};

const EMPTY: TextRange = ["", ""];

/** Two ends of a range, typed as text. */
export function TextRangeField({ label, ends, error, "data-path": path, onFocus, onBlur, ...field }: Props) {
  const [range, setRange] = useUncontrolled<TextRange>({ ...field, finalValue: EMPTY });
  const id = useId();
  const end = (index: 0 | 1) => ({
    className: classes.end,
    "aria-label": `${label} ${ends[index]}`,
    "aria-invalid": Boolean(error),
    "aria-describedby": error ? `${id}-error` : undefined,
    placeholder: ends[index],
    value: range[index],
    autoComplete: "off",
    onFocus,
    onBlur,
  });
  return (
    <RangeFrame id={id} label={label} error={error}>
      <input {...end(0)} data-path={path} onChange={({ currentTarget }) => setRange([currentTarget.value, range[1]])} />
      <span aria-hidden>→</span>
      <input {...end(1)} onChange={({ currentTarget }) => setRange([range[0], currentTarget.value])} />
    </RangeFrame>
  );
}
