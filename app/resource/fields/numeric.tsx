import { TextInput } from "@mantine/core";
import * as v from "valibot";
import { TextRangeField } from "~/components/fields/text-range-field";
import { plainNumber } from "~/lib/text/typed-text";
import { translate } from "~/resource/resource-texts";
import { CELL_PADDING_PX, textWidth } from "~/resource/text-width";
import { type Column, type FieldContext, type FieldFilter, type FieldForm, type InputProps, plainText } from "./field";
import { type RangeNames, rangeFilter } from "./range-filter";

/** `min` and `max` are allowed themselves; an empty number is sent as null. */
export type NumericForm = { min?: number; max?: number; required?: boolean };

export type Numeric = {
  /** The most decimals that can be typed. */
  decimals: number;
  /** Beside the name of an input. */
  unit(context: FieldContext): string | undefined;
  text(value: number, context: FieldContext): string;
};

/** Whether a value of a record is a number that can be shown: neither NaN nor infinite. */
export const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

/** Numbers from here on are too long for a column. */
export const LONG = 1e9;

/** Whether a text may be wider than its column, which truncates no others. */
export const isTooWide = (text: string, { width }: Pick<Column, "width">, context: FieldContext): boolean =>
  textWidth(text) + CELL_PADDING_PX > (typeof width === "number" ? width : width(context));

const NUMBER = /^(-?)0*(\d+)(?:\.(?=\d)(\d*?)0*)?$/;
/** A number of more digits would become another one. */
const EXACT_DIGITS = 15;

/** The key of the message about a text that is no number with so many decimals. */
const wrongNumber = (decimals: number) => (decimals === 0 ? "resource:rules.digits" : "resource:rules.number");

/** A typed number without superfluous zeros; null for other text, and for what has too many digits or decimals. */
function normalizeNumber(text: string, decimals: number): string | null {
  const [, sign, whole = "", fraction = ""] = NUMBER.exec(plainNumber(text)) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  if (sign === undefined || fraction.length > decimals || digits.length > EXACT_DIGITS) return null;
  return `${digits === "" ? "" : sign}${whole}${fraction && `.${fraction}`}`;
}

/** The name of an input, with the unit of what is typed. */
export const labelOf = (context: FieldContext, unit: Numeric["unit"]): string => {
  const { label } = context;
  const text = unit(context);
  return text ? translate("resource:form.withUnit", { field: label, unit: text }) : label;
};

/** What was typed as the list writes it, or as it is if the list would write another number. */
export const typedText =
  ({ decimals, text }: Numeric) =>
  (typed: string, context: FieldContext): string => {
    const normalized = normalizeNumber(typed, decimals);
    return normalized === null ? typed : text(Number(normalized), context);
  };

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A number as it is typed, or as the list writes it: ¥1,200.00 and 1,200 kbps, which a cell was copied with. */
export const parseNumber =
  ({ decimals, unit, text }: Numeric) =>
  (typed: string, context: FieldContext): string => {
    const shown = oneLine(typed);
    const suffix = unit(context) ?? "";
    const figure = shown.endsWith(suffix) ? shown.slice(0, shown.length - suffix.length) : shown;
    const number = normalizeNumber(figure.replace(/[^\d.,-]/g, ""), decimals);
    const isListText = number !== null && oneLine(text(Number(number), context)) === shown;
    return isListText ? number : plainNumber(typed);
  };

/** A text field: Mantine's number field changes what it does not allow, so that 2.5 becomes 25. */
export function numericForm({ min, max, required = false }: NumericForm, numeric: Numeric): FieldForm<string> {
  const { decimals, unit } = numeric;
  const isEmpty = (typed: string) => typed.trim() === "";
  const toNumber = (typed: string) => Number(plainNumber(typed));
  const inRange = (value: number) => Math.min(max ?? value, Math.max(min ?? value, value));
  const message = (key: string, { label, format }: FieldContext) =>
    translate(key, {
      field: label,
      decimals,
      digits: EXACT_DIGITS,
      min: min === undefined ? "" : format.decimal(min, decimals),
      max: max === undefined ? "" : format.decimal(max, decimals),
    });
  return {
    toValue: plainText,
    rule: (context) =>
      v.pipe(
        v.string(),
        v.check((typed) => !required || !isEmpty(typed), message("resource:rules.required", context)),
        v.check(
          (typed) => isEmpty(typed) || normalizeNumber(typed, decimals) !== null,
          message(wrongNumber(decimals), context),
        ),
        v.check(
          (typed) => isEmpty(typed) || !(toNumber(typed) < (min ?? -Infinity)),
          message("resource:rules.min", context),
        ),
        v.check(
          (typed) => isEmpty(typed) || !(toNumber(typed) > (max ?? Infinity)),
          message("resource:rules.max", context),
        ),
      ),
    toBody: (typed) => (isEmpty(typed) ? null : toNumber(typed)),
    parse: parseNumber(numeric),
    text: typedText(numeric),
    accepts: () => translate(decimals === 0 ? "imports:accepts.whole" : "imports:accepts.number", { decimals }),
    samples: () => [inRange(1200), inRange(0)],
    Input: ({ name: _, context, ...input }) => (
      <TextInput
        {...input}
        label={labelOf(context, unit)}
        // Keyboards of phones have no minus among the digits.
        inputMode={min === undefined || min < 0 ? "text" : "decimal"}
        withAsterisk={required}
      />
    ),
  };
}

/** The filter of a number: from a lowest to a highest one, both included. */
export const numericRange = (names: RangeNames, { decimals, unit, text }: Numeric): FieldFilter =>
  rangeFilter(names, {
    parse: (typed) => normalizeNumber(typed, decimals),
    // A condition is a text, a record's value a number.
    order: (value) => (isNumber(value) || (typeof value === "string" && value !== "") ? Number(value) : null),
    text: (condition, context) => text(Number(condition), context),
    texts: { invalid: wrongNumber(decimals), from: "resource:filters.min", to: "resource:filters.max" },
    limits: { decimals, digits: EXACT_DIGITS },
    Input: ({ name: _, context, ...input }: InputProps) => (
      <TextRangeField
        {...input}
        label={labelOf(context, unit)}
        ends={[translate("resource:filters.lowest"), translate("resource:filters.highest")]}
      />
    ),
  });
