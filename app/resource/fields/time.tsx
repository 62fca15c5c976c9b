import { parseServerTime, ServerTime, serverTimeText } from "~/components/display/server-time";
import { DateRangeField } from "~/components/fields/date-range-field";
import { deployment } from "~/config/deployment";
import { wallClockIn } from "~/lib/text/zoned-time";
import { translate } from "~/resource/resource-texts";
import { CELL_PADDING_PX, textWidth } from "~/resource/text-width";
import { dayRange } from "./day-range";
import {
  type Column,
  type Field,
  type FieldContext,
  type FieldFilter,
  type InputProps,
  type Maybe,
  plainText,
} from "./field";
import type { RangeNames } from "./range-filter";

export type TimeOptions = {
  column?: Partial<Column>;
  /** By days. */
  filter?: RangeNames;
};

/** Of any time: all are as long. */
const timeWidth = ({ format }: FieldContext) => CELL_PADDING_PX + textWidth(format.timeInUtc(new Date(0)));

/** Says of what is in the server's zone which it is, where cells show times of another one. */
function withServerZone(text: string): string {
  const { serverTimeZone: unit } = deployment();
  const isOther = unit !== "" && unit !== new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isOther ? translate("resource:form.withUnit", { field: text, unit }) : text;
}

/** The call counts days in the server's zone. */
const ServerDaysInput = ({ name: _, context, ...input }: InputProps) => (
  <DateRangeField {...input} label={withServerZone(context.label)} />
);

/** A server's time in the server's zone, or else in the operator's if the time has a zone. */
function toServerZone(value: string): string {
  const time = /(Z|[+-]\d\d:\d\d)$/.test(value) ? parseServerTime(value)?.time : undefined;
  return time ? wallClockIn(deployment().serverTimeZone || undefined, time) : value;
}

/** Days in the server's zone, also where they are shown outside of the form. */
function serverDays(names: RangeNames): FieldFilter {
  const days = dayRange(names, (day) => day, toServerZone);
  return {
    ...days,
    text: (conditions, context) => withServerZone(days.text(conditions, context)),
    Input: ServerDaysInput,
  };
}

const whole = (value: unknown) => (plainText(value) === "" ? "" : <ServerTime value={plainText(value)} />);

/** A server's time, `YYYY-MM-DD HH:mm:ss`. */
export function time<const Options extends TimeOptions>(options: Options): Field<Maybe<string>, Options> {
  const { column, filter }: TimeOptions = options;
  return {
    column: { width: timeWidth, truncates: true, oneLine: true, ...column },
    cell: whole,
    text: (value, { format }) => serverTimeText(plainText(value), format),
    fact: (value, { format }) => serverTimeText(plainText(value), format),
    detail: whole,
    csv: plainText,
    csvHeader: ({ label }) => withServerZone(label),
    filter: filter ? serverDays(filter) : null,
    form: null,
  };
}
