import { ServerTime, serverTimeText } from "~/components/display/server-time";
import { dayRange } from "./day-range";
import { type Column, type Field, type Maybe, plainText } from "./field";
import type { RangeNames } from "./range-filter";

export type TimeOptions = {
  column?: Partial<Column>;
  /** By days. */
  filter?: RangeNames;
};

/** A server's time, `YYYY-MM-DD HH:mm:ss`. */
export function time<const Options extends TimeOptions>(options: Options): Field<Maybe<string>, Options> {
  const { column, filter }: TimeOptions = options;
  return {
    column: { width: 170, truncates: true, ...column },
    cell: (value, { language }) => serverTimeText(plainText(value), language),
    text: plainText,
    detail: (value) => <ServerTime value={plainText(value)} />,
    csv: plainText,
    filter: filter ? dayRange(filter, (day) => day) : null,
    form: null,
  };
}
