import type { ReactNode } from "react";
import * as v from "valibot";
import { StatusDot, type Tone } from "~/components/display/status-dot";
import { Tag } from "~/components/display/tag";
import { translate } from "~/resource/resource-texts";
import classes from "./choice.module.css";
import { choiceFilterOf } from "./choice-filter";
import { ChoiceInput } from "./choice-input";
import { type Column, type Field, type FieldContext, type FieldForm, type Maybe, plainText } from "./field";
import { LongValue } from "./long-value";
import { withoutOne } from "./value-conditions";

export type ChoiceOptions<Value extends string> = {
  column?: Partial<Column>;
  /** The call matches the value; `several`: one of them, as in `paid,pending`. */
  filter?: "one" | "several";
  /** `initial`: the value of a new record. */
  form?: { initial?: Value };
  icons?: Readonly<Record<Value, ReactNode>>;
  tones?: Readonly<Record<Value, Tone>>;
};

const knownOf = <Value extends string>(values: readonly Value[], text: unknown): Value | undefined =>
  values.find((value) => value === text);

/** One of some values, with an icon or as a state with a dot, in details on a tint. The namespace translates `<field>.<value>`. */
export function choice<const Value extends string, const Options extends ChoiceOptions<Value>>(
  values: readonly Value[],
  options: Options & ChoiceOptions<Value>,
): Field<Maybe<string>, Options & { values: readonly Value[] }> {
  const { column, filter, form, icons, tones }: ChoiceOptions<Value> = options;
  const choiceFilter = choiceFilterOf(values, filter);
  const text = (value: unknown, { option }: FieldContext) => option(plainText(value));
  function icon(value: unknown): ReactNode {
    const key = knownOf(values, value);
    return key && icons?.[key];
  }
  function cell(value: unknown, context: FieldContext): ReactNode {
    const word = text(value, context);
    const key = knownOf(values, value);
    if (word === "") return "";
    if (tones && key) return <StatusDot tone={tones[key]}>{word}</StatusDot>;
    if (tones)
      return (
        <LongValue text={word}>
          <StatusDot tone="quiet">{word}</StatusDot>
        </LongValue>
      );
    if (!icons) return word;
    return (
      <span className={classes.withIcon}>
        {icon(value)}
        {word}
      </span>
    );
  }
  function detail(value: unknown, context: FieldContext): ReactNode {
    if (!tones) return text(value, context);
    const key = knownOf(values, value);
    return key ? <Tag tone={tones[key]}>{text(value, context)}</Tag> : cell(value, context);
  }
  return {
    column: { width: 80, truncates: icons !== undefined, ...column },
    cell,
    text,
    isState: tones !== undefined,
    detail,
    icon,
    csv: text,
    filter: choiceFilter && withoutOne(choiceFilter, values),
    form: form ? choiceForm(values, form.initial ?? null) : null,
    options: values,
  };
}

/** Whether a cell has one of these words, in upper or lower case. */
export const isSameWord = (cell: string, ...words: readonly string[]): boolean =>
  words.some((word) => word.toLowerCase() === cell.toLowerCase());

const known = (value: unknown) => (typeof value === "string" ? value : null);

const choiceForm = (values: readonly string[], initial: string | null): FieldForm<string | null> => ({
  toValue: (value) => (value === undefined ? initial : known(value)),
  rule: ({ label }) =>
    v.pipe(
      v.nullable(v.string()),
      v.check(
        (value) => value !== null && values.includes(value),
        translate("resource:rules.choose", { field: label }),
      ),
    ),
  toBody: (value) => value,
  parse: (text, { option }) => values.find((value) => isSameWord(text, option(value), value)) ?? null,
  choices: ({ option }) => values.map(option),
  text: (value, { option }) => (value === null ? "" : option(value)),
  samples: ({ option }) => {
    const [first = "", second = first] = [...values].reverse();
    return [option(first), option(second)];
  },
  picks: true,
  Input: (props) => (
    <ChoiceInput
      {...props}
      values={values}
      placeholder={translate("resource:form.choose")}
      allowDeselect={false}
      withAsterisk
    />
  ),
});
