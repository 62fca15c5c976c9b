import type { MultiSelectProps } from "@mantine/core";
import { useState } from "react";
import { SeveralInput, type SeveralProps } from "./choice-input";
import classes from "./choices.module.css";
import { listOf } from "./field";

/** Several values to search for, on one line: the first, and how many more. The list of options shows all. */
export function SeveralFilterInput({ onChange, ...input }: SeveralProps) {
  const [current, setCurrent] = useState<unknown>(input.defaultValue);
  const count = listOf(input.value ?? current).length;
  const further: MultiSelectProps["styles"] = { pillsList: { "--further": `"+${count - 1}"` } };
  return (
    <SeveralInput
      {...input}
      mod={{ further: count > 1 }}
      className={classes.oneLine}
      styles={further}
      onChange={(chosen) => {
        setCurrent(chosen);
        onChange?.(chosen);
      }}
    />
  );
}
