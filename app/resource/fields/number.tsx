import { TextInput } from "@mantine/core";
import * as v from "valibot";
import { translate } from "~/resource/words";
import type { Column, Field, FieldForm, InputProps } from "./field";

export type NumberOptions = {
  column?: Partial<Column>;
  /** A whole number from 0 on, of at most so many digits. */
  form?: { maxDigits: number };
};

/** A whole number. */
export function number<const Options extends NumberOptions>(options: Options): Field<number, Options> {
  const { column, form }: NumberOptions = options;
  return {
    column: { width: 130, alignEnd: true, ...column },
    cell: (value, { format }) => format.number(value),
    text: (value, { format }) => format.number(value),
    detail: (value, { format }) => format.number(value),
    csv: (value) => value,
    filter: null,
    form: form ? numberForm(form) : null,
  };
}

function NumberInput({ name: _, context, ...input }: InputProps) {
  return (
    <TextInput
      {...input}
      label={context.label}
      placeholder={translate("resource:form.wholeNumber")}
      inputMode="numeric"
      withAsterisk
    />
  );
}

/** The digits of a number as spreadsheets write it: 1,200 and 1200.0, and full-width digits. */
const plainNumber = (cell: string) =>
  cell
    .normalize("NFKC")
    .replace(/^\d{1,3}(,\d{3})+(?=\.|$)/, (digits) => digits.replaceAll(",", ""))
    .replace(/\.0+$/, "");

/** A text field: Mantine's number field changes what it does not allow, so that 2.5 becomes 25. */
const numberForm = ({ maxDigits }: { maxDigits: number }): FieldForm => ({
  toValue: (value) => String(value ?? 0),
  rule: ({ label }) =>
    v.pipe(
      v.string(),
      v.check(
        (typed) => /^\d+$/.test(typed.trim()) && Number(typed) < 10 ** maxDigits,
        translate("resource:rules.wholeNumber", { field: label, digits: maxDigits }),
      ),
    ),
  toBody: Number,
  parse: plainNumber,
  text: (value) => value ?? "",
  samples: () => [1200, 0],
  Input: NumberInput,
});
