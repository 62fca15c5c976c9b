import { DateRangeField } from "~/components/fields/date-range-field";
import { parseDay } from "~/lib/text/days";
import type { FieldContext, FieldFilter, InputProps } from "./field";
import { type RangeNames, rangeFilter } from "./range-filter";

const DAY_LENGTH = "YYYY-MM-DD".length;

/** Days, for values that begin with one, `YYYY-MM-DD`, with or without a time, or that `toLocal` turns into such a text. */
export const dayRange = (
  names: RangeNames,
  text: (day: string, context: FieldContext) => string,
  toLocal = (value: string): string => value,
): FieldFilter =>
  rangeFilter(names, {
    parse: parseDay,
    order: (value) => (typeof value === "string" ? parseDay(toLocal(value).slice(0, DAY_LENGTH)) : null),
    text,
    texts: {
      invalid: "resource:filters.dayInvalid",
      from: "resource:filters.from",
      to: "resource:filters.to",
    },
    Input: DayRangeInput,
  });

function DayRangeInput({ name: _, context, ...input }: InputProps) {
  return <DateRangeField {...input} label={context.label} />;
}
