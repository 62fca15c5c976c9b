import * as v from "valibot";
import { Tag } from "~/components/display/tag";
import { translate } from "~/resource/resource-texts";
import { isSameWord } from "./choice";
import { choiceFilterOf } from "./choice-filter";
import { SeveralInput } from "./choice-input";
import classes from "./choices.module.css";
import { type Column, type Field, type FieldContext, type FieldForm, listOf, type Maybe } from "./field";

export type ChoicesOptions<Value extends string> = {
  column?: Partial<Column>;
  /** The call matches records that have the value among theirs; `several`: one of them, as in `cast,gilt`. */
  filter?: "one" | "several";
  form?: { required?: boolean; initial?: readonly Value[] };
};

/** Between the values of a cell; those of a shown text and other ones are understood too, a bar is not a part of a word. */
const SEPARATOR = "|";
const OTHER_SEPARATORS = /[、,，;；·]/;

const wordsOf = (value: unknown, { option }: FieldContext) => listOf(value).map(option);
function tags(value: unknown, context: FieldContext) {
  const words = [...new Set(wordsOf(value, context))];
  if (words.length === 0) return "";
  return (
    <span className={classes.tags}>
      {words.map((word) => (
        <Tag key={word} tone="quiet">
          {word}
        </Tag>
      ))}
    </span>
  );
}

/** Several of some values. The namespace translates `<field>.<value>`. */
export function choices<const Value extends string, const Options extends ChoicesOptions<Value>>(
  values: readonly Value[],
  options: Options & ChoicesOptions<Value>,
): Field<Maybe<readonly string[]>, Options & { values: readonly Value[] }> {
  const { column, filter, form }: ChoicesOptions<Value> = options;
  const text = (value: unknown, context: FieldContext) => wordsOf(value, context).join(" · ");
  return {
    column: { width: 180, truncates: true, oneLine: true, ...column },
    cell: tags,
    text,
    detail: tags,
    csv: (value, context) => wordsOf(value, context).join(SEPARATOR),
    sortKey: (value) => listOf(value).join(),
    filter: choiceFilterOf(values, filter),
    form: form ? choicesForm(values, form) : null,
    options: values,
  };
}

type FormOptions = { required?: boolean; initial?: readonly string[] };

function choicesForm(
  values: readonly string[],
  { required = false, initial = [] }: FormOptions,
): FieldForm<readonly string[]> {
  // In the order of the declaration, so that the order of the clicks is no change.
  const ordered = (chosen: readonly string[]) => [
    ...values.filter((value) => chosen.includes(value)),
    ...chosen.filter((value) => !values.includes(value)),
  ];
  const samplesOf = ({ option }: FieldContext) =>
    [values.slice(0, 2), values.slice(0, 1)].map((some) => some.map(option).join(SEPARATOR));
  return {
    toValue: (value) => ordered(value === undefined ? initial : listOf(value)),
    rule: ({ label }) =>
      v.pipe(
        v.array(v.string()),
        v.check(
          (chosen) => chosen.every((value) => values.includes(value)) && (!required || chosen.length > 0),
          translate("resource:rules.choose", { field: label }),
        ),
      ),
    toBody: (chosen) => chosen,
    parse(text, { option }) {
      const valueFor = (word: string) => values.find((value) => isSameWord(word, option(value), value));
      const single = valueFor(text);
      if (single !== undefined) return [single];
      const words = text.split(text.includes(SEPARATOR) ? SEPARATOR : OTHER_SEPARATORS).map((word) => word.trim());
      return ordered([...new Set(words.filter((word) => word !== "").map((word) => valueFor(word) ?? word))]);
    },
    choices: ({ option }) => values.map(option),
    text: (chosen, context) => wordsOf(chosen, context).join(" · "),
    samples: (context) => {
      const [first = "", second = ""] = samplesOf(context);
      return [first, second];
    },
    Input: ({ onChange, ...props }) => (
      <SeveralInput
        {...props}
        values={values}
        placeholder={translate("resource:form.choose")}
        onChange={(chosen) => typeof onChange === "function" && onChange(ordered(chosen))}
        required={required}
      />
    ),
  };
}
