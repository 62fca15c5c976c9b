import { DateRangeField } from "~/components/fields/date-range-field";
import { parseDay } from "~/lib/text/days";
import type { FieldContext, FieldFilter, InputProps } from "./field";
import { type RangeNames, rangeFilter } from "./range-filter";

const DAY_LENGTH = "YYYY-MM-DD".length;

const firstDay = (value: string) => value.slice(0, DAY_LENGTH);

/** Days, for values that begin with one, `YYYY-MM-DD`, with or without a time, or that are on one by `dayOf`. */
export const dayRange = (
  names: RangeNames,
  text: (day: string, context: FieldContext) => string,
  dayOf: (value: string) => string = firstDay,
): FieldFilter =>
  rangeFilter(names, {
    parse: parseDay,
    order: (value) => (typeof value === "string" ? parseDay(dayOf(value)) : null),
    text,
    words: {
      invalid: "resource:filters.dayInvalid",
      from: "resource:filters.from",
      to: "resource:filters.to",
    },
    Input: DayRangeInput,
  });

function DayRangeInput({ name: _, context, ...input }: InputProps) {
  return <DateRangeField {...input} label={context.label} />;
}
