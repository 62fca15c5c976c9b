import { type Column, type Field, type FieldContext, type Maybe, plainText } from "./field";
import { LongValue } from "./long-value";
import { isNumber, isTooWide, type Numeric, type NumericForm, numericForm, numericRange } from "./numeric";
import type { RangeNames } from "./range-filter";

export type MoneyOptions = { column?: Partial<Column>; filter?: RangeNames; form?: NumericForm };

/** An amount in a currency, by its code (ISO 4217), as a number of its units: 12.5 is ¥12.50. */
export function money<const Options extends MoneyOptions>(
  currency: string,
  options: Options,
): Field<Maybe<number>, Options & { empty: null }> {
  const { column: columnOptions, filter, form }: MoneyOptions = options;
  const column = { width: 140, alignEnd: true, ...columnOptions };
  const text = (value: unknown, { format }: FieldContext): string =>
    isNumber(value) ? format.money(value, currency) : plainText(value);
  const numeric: Numeric = { decimals: decimalsOf(currency), unit: () => currency, text };
  return {
    column,
    cell(value, context) {
      const whole = text(value, context);
      return isNumber(value) && isTooWide(whole, column, context) ? <LongValue text={whole} /> : whole;
    },
    text,
    detail: text,
    csv: (value) => (isNumber(value) ? value : plainText(value)),
    filter: filter ? numericRange(filter, numeric) : null,
    form: form ? numericForm(form, numeric) : null,
  };
}

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 0;
