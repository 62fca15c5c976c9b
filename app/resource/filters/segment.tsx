import * as v from "valibot";
import { SegmentedControl } from "~/components/fields/segmented-control";
import { type Field, plainText } from "~/resource/fields/field";

type SegmentOptions<Value extends string> = { values: readonly Value[]; filter: "one"; condition: true };

/** A condition of the call that is no field of its records: one of some values, at first the first of them. */
export function segment<const Value extends string>(
  values: readonly [Value, ...Value[]],
): Field<never, SegmentOptions<Value>> {
  const [initial] = values;
  const chosen = (value: unknown) => values.find((known) => known === value && known !== initial);
  return {
    column: null,
    cell: plainText,
    text: plainText,
    detail: plainText,
    csv: plainText,
    filter: {
      read: ([text]) => [chosen(text)],
      toValue: ([condition]) => condition ?? initial,
      toConditions: (value) => [chosen(value)],
      rule: () => v.picklist(values),
      // The call has met it.
      matches: () => true,
      text: ([condition = initial], { option }) => option(condition),
      Input: ({ context: { label, option }, value, onChange }) => (
        <SegmentedControl
          label={label}
          value={plainText(value)}
          onChange={(next) => typeof onChange === "function" && onChange(next)}
          options={values.map((one) => ({ value: one, label: option(one) }))}
        />
      ),
    },
    form: null,
    options: values,
  };
}
