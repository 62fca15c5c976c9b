import * as v from "valibot";
import { ServerTime, serverTimeText } from "~/components/display/server-time";
import { DateRangeField } from "~/components/fields/date-range-field";
import { type DayRange, parseDay } from "~/lib/text/days";
import { translate } from "~/resource/words";
import type { Column, Conditions, Field, FieldFilter, InputProps } from "./field";

export type TimeOptions = {
  column?: Partial<Column>;
  /** The names in the call's query of the first and the last day, both included. */
  filter?: { from: string; to: string };
};

/** A server's time, `YYYY-MM-DD HH:mm:ss`. */
export function time<const Options extends TimeOptions>(options: Options): Field<string, Options> {
  const { column, filter }: TimeOptions = options;
  return {
    column: { width: 170, truncates: true, ...column },
    cell: (value, { language }) => serverTimeText(value, language),
    text: (value) => value,
    detail: (value) => <ServerTime value={value} />,
    csv: (value) => value,
    filter: filter ? dayFilter(filter) : null,
    form: null,
  };
}

const isDay = (text: string) => text === "" || parseDay(text) !== null;
const FIRST_DAY = "0000-01-01";
const LAST_DAY = "9999-12-31";
const range = v.tuple([v.string(), v.string()]);

function readDays([first, second]: readonly (string | null)[]): Conditions {
  const [from, to] = [parseDay(first ?? "") ?? undefined, parseDay(second ?? "") ?? undefined];
  return from && to && from > to ? [to, from] : [from, to];
}

function DayRangeInput({ name: _, context, ...input }: InputProps) {
  return <DateRangeField {...input} label={context.label} />;
}

const dayFilter = ({ from, to }: { from: string; to: string }): FieldFilter => ({
  keys: [from, to],
  read: readDays,
  toValue: ([first = "", last = ""]): DayRange => [first, last],
  toConditions: (value) => v.parse(range, value).map((day) => day || undefined),
  rule: () =>
    v.pipe(
      v.custom<DayRange>(Array.isArray),
      v.check((days) => days.every(isDay), translate("resource:filters.dayInvalid")),
    ),
  matches(value, [first = "", last = ""]) {
    const day = String(value).slice(0, FIRST_DAY.length);
    return day >= (first || FIRST_DAY) && day <= (last || LAST_DAY);
  },
  text([first, last]) {
    if (first === last) return first ?? "";
    if (!last) return translate("resource:filters.from", { from: first });
    return translate(first ? "resource:filters.range" : "resource:filters.to", { from: first, to: last });
  },
  Input: DayRangeInput,
});
