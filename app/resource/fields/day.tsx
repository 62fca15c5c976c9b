import * as v from "valibot";
import { DayField } from "~/components/fields/day-field";
import { dayText, noonOf, parseDay } from "~/lib/text/days";
import { translate } from "~/resource/resource-texts";
import { dayRange } from "./day-range";
import { type Column, type Field, type FieldContext, type FieldForm, type Maybe, plainText } from "./field";
import type { RangeNames } from "./range-filter";

export type DayOptions = {
  column?: Partial<Column>;
  filter?: RangeNames;
  /** An empty day is sent as null. */
  form?: { required?: boolean };
};

function formatted(value: unknown, { format }: Pick<FieldContext, "format">): string {
  const text = plainText(value);
  const noon = noonOf(text);
  return noon ? format.date(noon) : text;
}

/** The day that a list writes as this text, such as Nov 05, 2026, `YYYY-MM-DD`. */
function shownDay(text: string, context: FieldContext): string | null {
  const time = Date.parse(text);
  const day = Number.isNaN(time) ? "" : dayText(new Date(time));
  return day !== "" && formatted(day, context) === text ? day : null;
}

/** A day, `YYYY-MM-DD`. */
export function day<const Options extends DayOptions>(
  options: Options,
): Field<Maybe<string>, Options & { empty: null }> {
  const { column, filter, form }: DayOptions = options;
  return {
    column: { width: 130, truncates: true, oneLine: true, ...column },
    cell: formatted,
    text: formatted,
    detail: formatted,
    csv: plainText,
    filter: filter ? dayRange(filter, formatted) : null,
    form: form ? dayForm(form) : null,
  };
}

const dayForm = ({ required = false }: { required?: boolean }): FieldForm<string> => ({
  toValue: plainText,
  rule: ({ label }) =>
    v.pipe(
      v.string(),
      v.check((typed) => !required || typed !== "", translate("resource:rules.required", { field: label })),
      v.check((typed) => typed === "" || parseDay(typed) !== null, translate("resource:filters.dayInvalid")),
    ),
  toBody: parseDay,
  // Spreadsheets rewrite days: 2026/11/5.
  parse: (cell, context) => parseDay(cell) ?? shownDay(cell, context) ?? cell,
  text: (value) => value,
  samples: () => {
    const today = dayText(new Date());
    return [today, today];
  },
  Input: ({ name: _, context, ...input }) => <DayField {...input} label={context.label} withAsterisk={required} />,
});
