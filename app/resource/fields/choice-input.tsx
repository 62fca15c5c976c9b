import type { MultiSelectProps } from "@mantine/core";
import { memo } from "react";
import { MultiSelect, Select } from "~/components/fields/select";
import classes from "./choices.module.css";
import type { FieldContext, InputProps } from "./field";

type Props = InputProps & { values: readonly string[] };

const optionsOf = (values: readonly string[], { option }: FieldContext) =>
  values.map((value) => ({ value, label: option(value) }));

/** A list of which one value is chosen. */
export const ChoiceInput = memo(function ChoiceInput({ name: _, context, values, ...select }: Props) {
  const { defaultValue: current } = select;
  // One that the console does not know can stay, but not be chosen elsewhere.
  const all = typeof current === "string" && !values.includes(current) ? [...values, current] : values;
  return <Select {...select} label={context.label} data={optionsOf(all, context)} />;
});

export type SeveralProps = Props & Pick<MultiSelectProps, "onChange">;

/** A list of which several values are chosen. */
export const SeveralInput = ({ name: _, context, values, ...select }: SeveralProps) => (
  <MultiSelect
    {...select}
    label={context.label}
    data={optionsOf(values, context)}
    classNames={{ pill: classes.chosen, pillsList: classes.list, inputField: classes.typed }}
  />
);
