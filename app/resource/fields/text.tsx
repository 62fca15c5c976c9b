import { TextInput } from "@mantine/core";
import * as v from "valibot";
import { FILTER_TEXT_LIMIT } from "~/config/limits";
import { characterCount } from "~/lib/forms/form-rules";
import { visible } from "~/lib/forms/visible-rule";
import { containsText } from "~/lib/text/search-text";
import { trimTyped } from "~/lib/text/typed-text";
import { translate } from "~/resource/resource-texts";
import {
  type Column,
  type Field,
  type FieldContext,
  type FieldFilter,
  type FieldForm,
  type Maybe,
  plainText,
} from "./field";
import { TextFilterInput } from "./text-filter-input";

export type TextOptions = {
  column?: Partial<Column>;
  /** The call matches a part of the text; a whole text of a list is what `textInList` searches for. */
  filter?: "part";
  /** `max`: the most characters, counted by code points. */
  form?: { required?: boolean; max: number };
};

/** A text of one line. */
export function text<const Options extends TextOptions>(options: Options): Field<Maybe<string>, Options> {
  const { column, filter, form }: TextOptions = options;
  return {
    column: { width: 130, truncates: true, ...column },
    cell: plainText,
    text: plainText,
    detail: plainText,
    csv: plainText,
    filter: filter ? textFilter : null,
    form: form ? textForm(form) : null,
  };
}

/** Truncates by code points: half an emoji cannot be encoded in a URL. */
const truncated = (typed: string) =>
  trimTyped([...typed.slice(0, 2 * FILTER_TEXT_LIMIT)].slice(0, FILTER_TEXT_LIMIT).join("")) || undefined;

const lengthRule = ({ label }: FieldContext, max: number) =>
  v.check<string, string>(
    (typed) => characterCount(typed.trim()) <= max,
    translate("resource:rules.tooLong", { field: label, max }),
  );

/** A part of a text, in any case and character width. */
export const textFilter: FieldFilter = {
  read: ([typed]) => [truncated(typed ?? "")],
  toValue: ([condition]) => condition ?? "",
  toConditions: (value) => [trimTyped(String(value)) || undefined],
  rule: (context) => v.pipe(v.string(), lengthRule(context, FILTER_TEXT_LIMIT)),
  matches: (value, [condition = ""]) => containsText(plainText(value), condition),
  text: ([condition]) => condition ?? "",
  Input: TextFilterInput,
};

/** A text with at most so many characters, and with one at least if it is required. */
export const textRule = (context: FieldContext, { required = false, max }: { required?: boolean; max: number }) =>
  v.pipe(
    v.string(),
    v.check(
      (typed) => !required || typed.trim() !== "",
      translate("resource:rules.required", { field: context.label }),
    ),
    visible(translate("resource:rules.invisible", { field: context.label })),
    lengthRule(context, max),
  );

/** The texts in the two rows of an import's template. */
export const textSamples = ({ label }: FieldContext) =>
  [
    translate("imports:sample", { field: label, number: 1 }),
    translate("imports:sample", { field: label, number: 2 }),
  ] as const;

const textForm = ({ required = false, max }: { required?: boolean; max: number }): FieldForm<string> => ({
  toValue: plainText,
  rule: (context) => textRule(context, { required, max }),
  toBody: (typed) => typed.trim(),
  // An input of one line would drop line breaks, and join the words around them.
  parse: (cell) => cell.replace(/\s+/g, (gap) => (/[\t\r\n]/.test(gap) ? " " : gap)),
  text: (typed) => typed,
  accepts: () => translate("resource:form.characters", { max }),
  samples: textSamples,
  Input: ({ name: _, context, ...input }) => (
    <TextInput
      {...input}
      label={context.label}
      placeholder={translate("resource:form.characters", { max })}
      withAsterisk={required}
    />
  ),
});
