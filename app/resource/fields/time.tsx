import { ServerTime, serverTimeText } from "~/components/display/server-time";
import { CELL_PADDING_PX, textWidth } from "~/resource/text-width";
import { dayRange } from "./day-range";
import { type Column, type Field, type FieldContext, type Maybe, plainText } from "./field";
import type { RangeNames } from "./range-filter";

export type TimeOptions = {
  column?: Partial<Column>;
  /** By days. */
  filter?: RangeNames;
};

/** Of any time: all are as long. */
const timeWidth = ({ format }: FieldContext) => CELL_PADDING_PX + textWidth(format.timeInUtc(new Date(0)));

/** A server's time, `YYYY-MM-DD HH:mm:ss`. */
export function time<const Options extends TimeOptions>(options: Options): Field<Maybe<string>, Options> {
  const { column, filter }: TimeOptions = options;
  return {
    column: { width: timeWidth, truncates: true, oneLine: true, ...column },
    cell: (value, { format }) => serverTimeText(plainText(value), format),
    text: plainText,
    fact: (value, { format }) => serverTimeText(plainText(value), format),
    detail: (value) => <ServerTime value={plainText(value)} />,
    csv: plainText,
    filter: filter ? dayRange(filter, (day) => day) : null,
    form: null,
  };
}
