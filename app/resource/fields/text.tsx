import { TextInput } from "@mantine/core";
import * as v from "valibot";
import { FILTER_TEXT_LIMIT } from "~/config/limits";
import { characterCount } from "~/lib/forms/form-rules";
import { translate } from "~/resource/words";
import type { Column, Field, FieldFilter, FieldForm, InputProps } from "./field";

export type TextOptions = {
  column?: Partial<Column>;
  /** The call matches a part of the text. */
  filter?: "part";
  /** `max`: the most characters, counted by code points. */
  form?: { required?: boolean; max: number };
};

/** A text of one line. */
export function text<const Options extends TextOptions>(options: Options): Field<string, Options> {
  const { column, filter, form }: TextOptions = options;
  return {
    column: { width: 130, truncates: true, ...column },
    cell: (value) => value,
    text: (value) => value,
    detail: (value) => value,
    csv: (value) => value,
    filter: filter ? textFilter : null,
    form: form ? textForm(form) : null,
  };
}

/** Truncates by code points: half an emoji cannot be encoded in a URL. */
const truncated = (typed: string) =>
  [...typed.slice(0, 2 * FILTER_TEXT_LIMIT)].slice(0, FILTER_TEXT_LIMIT).join("").trim() || undefined;

function TextFilterInput({ name: _, context, ...input }: InputProps) {
  const placeholder = translate("resource:filters.part", { field: context.label });
  return <TextInput {...input} label={context.label} placeholder={placeholder} maxLength={FILTER_TEXT_LIMIT} />;
}

const textFilter: FieldFilter = {
  read: ([typed]) => [truncated(typed ?? "")],
  toValue: ([condition]) => condition ?? "",
  toConditions: (value) => [String(value).trim() || undefined],
  rule: () => v.string(),
  matches: (value, [condition = ""]) => String(value).toLowerCase().includes(condition.toLowerCase()),
  text: ([condition]) => condition ?? "",
  Input: TextFilterInput,
};

const textForm = ({ required = false, max }: { required?: boolean; max: number }): FieldForm => ({
  toValue: (value) => String(value ?? ""),
  rule: ({ label }) =>
    v.pipe(
      v.string(),
      v.check((typed) => !required || typed.trim() !== "", translate("resource:rules.required", { field: label })),
      v.check(
        (typed) => characterCount(typed.trim()) <= max,
        translate("resource:rules.tooLong", { field: label, max }),
      ),
    ),
  toBody: (value) => value?.trim(),
  parse: (cell) => cell,
  text: (value) => value ?? "",
  samples: ({ label }) => [
    translate("resource:import.sample", { field: label, number: 1 }),
    translate("resource:import.sample", { field: label, number: 2 }),
  ],
  Input: ({ name: _, context, ...input }) => (
    <TextInput
      {...input}
      label={context.label}
      placeholder={translate("resource:form.characters", { max })}
      withAsterisk={required}
    />
  ),
});
