import { TextInput } from "@mantine/core";
import * as v from "valibot";
import { plainNumber } from "~/lib/text/typed-text";
import { translate } from "~/resource/resource-texts";
import { type Column, type Field, type FieldContext, type FieldForm, type Maybe, plainText } from "./field";
import { LongValue } from "./long-value";
import {
  isNumber,
  isTooWide,
  LONG,
  labelOf,
  type Numeric,
  type NumericForm,
  numericForm,
  numericRange,
  parseNumber,
  typedText,
} from "./numeric";
import type { RangeNames } from "./range-filter";

export type NumberOptions = {
  column?: Partial<Column>;
  /** After the number; the namespace may translate `<field>.<unit>`. */
  unit?: string;
  /** The decimals that are shown and the most that can be typed; without, as many as there are and none. */
  decimals?: number;
  filter?: RangeNames;
  /** `maxDigits`: a whole number from 0 on, of at most so many digits. */
  form?: { maxDigits: number } | NumericForm;
};

/** A number. */
export function number<const Options extends NumberOptions>(
  options: Options,
): Field<Maybe<number>, Options & { empty: null }> {
  const { column: columnOptions, unit, decimals, filter, form }: NumberOptions = options;
  const column = { width: 130, alignEnd: true, ...columnOptions };
  const withUnit = (digits: string, { option }: FieldContext) =>
    unit ? `${digits}${gapBefore(unit)}${option(unit)}` : digits;
  function text(value: unknown, context: FieldContext): string {
    if (!isNumber(value)) return plainText(value);
    const { format } = context;
    return withUnit(decimals === undefined ? format.number(value) : format.decimal(value, decimals), context);
  }
  function cell(value: unknown, context: FieldContext) {
    const whole = text(value, context);
    if (!isNumber(value)) return whole;
    if (Math.abs(value) < LONG) return isTooWide(whole, column, context) ? <LongValue text={whole} /> : whole;
    return <LongValue text={whole} short={withUnit(context.format.short(value), context)} />;
  }
  const numeric: Numeric = { decimals: decimals ?? 0, unit: ({ option }) => unit && option(unit), text };
  return {
    column,
    cell,
    text,
    detail: text,
    isLabelledFact: !unit,
    csv: (value) => (isNumber(value) ? value : plainText(value)),
    filter: filter ? numericRange(filter, numeric) : null,
    form: form ? numberForm(form, numeric) : null,
    options: unit ? [unit] : [],
  };
}

/** A space that does not break, except before signs such as %. */
const gapBefore = (unit: string) => (/^[%‰°′″]/.test(unit) ? "" : "\u00a0");

const numberForm = (form: NonNullable<NumberOptions["form"]>, numeric: Numeric): FieldForm<string> =>
  "maxDigits" in form ? digitsForm(form.maxDigits, numeric) : numericForm(form, numeric);

const digitsForm = (digits: number, numeric: Numeric): FieldForm<string> => ({
  toValue: (value) => (value === undefined ? "0" : plainText(value)),
  rule: ({ label }) =>
    v.pipe(
      v.string(),
      v.check(
        (typed) => /^\d+$/.test(plainNumber(typed)) && Number(plainNumber(typed)) < 10 ** digits,
        translate("resource:rules.wholeNumber", { field: label, digits }),
      ),
    ),
  toBody: (typed) => (typed.trim() === "" ? null : Number(plainNumber(typed))),
  parse: parseNumber(numeric),
  text: typedText(numeric),
  accepts: () => translate("imports:accepts.digits", { digits }),
  samples: () => [Math.min(1200, 10 ** digits - 1), 0],
  Input: ({ name: _, context, ...input }) => (
    <TextInput
      {...input}
      label={labelOf(context, numeric.unit)}
      placeholder={translate("resource:form.wholeNumber")}
      inputMode="numeric"
      withAsterisk
    />
  ),
});
