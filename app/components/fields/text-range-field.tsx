import { Input } from "@mantine/core";
import { useUncontrolled } from "@mantine/hooks";
import { type FocusEventHandler, type ReactNode, useId } from "react";
import classes from "./range-field.module.css";

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
  const id = useId();
  const [range, setRange] = useUncontrolled<TextRange>({ ...field, finalValue: EMPTY });
  const end = (index: 0 | 1) => ({
    className: classes.end,
    "aria-label": `${label} ${ends[index]}`,
    "aria-invalid": Boolean(error),
    placeholder: ends[index],
    value: range[index],
    autoComplete: "off",
    onFocus,
    onBlur,
  });
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={error}>
      <Input
        component="div"
        role="group"
        aria-labelledby={id}
        classNames={{ input: classes.range }}
        error={Boolean(error)}
      >
        <input
          {...end(0)}
          data-path={path}
          onChange={({ currentTarget }) => setRange([currentTarget.value, range[1]])}
        />
        <span aria-hidden>–</span>
        <input {...end(1)} onChange={({ currentTarget }) => setRange([range[0], currentTarget.value])} />
      </Input>
    </Input.Wrapper>
  );
}
