import { type ClipboardEventHandler, type FocusEventHandler, useState } from "react";
import { parseDay } from "~/lib/text/days";
import { normalizeTyped } from "~/lib/text/typed-text";
import classes from "./range-field.module.css";

type Props = {
  id?: string;
  name: string;
  placeholder?: string;
  value: string;
  onChange: (day: string) => void;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  onPaste?: ClipboardEventHandler;
  "data-path"?: string;
  autoFocus?: boolean;
  "data-autofocus"?: boolean;
  "aria-describedby"?: string;
  required?: boolean;
  invalid: boolean;
};

/** Shows the text as it is typed, and the formatted day after blur. */
export function TypedDay({ name, value, onChange, onBlur, onPaste, invalid, required, ...rest }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      {...rest}
      className={classes.end}
      aria-label={name}
      aria-invalid={invalid}
      aria-required={required}
      autoComplete="off"
      inputMode="numeric"
      value={typed ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onChange(parseDay(text) ?? normalizeTyped(text));
      }}
      onPaste={(event) => {
        onPaste?.(event);
        // What was pasted is the value, not text in this input.
        if (event.defaultPrevented) setTyped(null);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
