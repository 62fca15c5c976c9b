import "~/theme/switch.css";
import { Switch } from "@mantine/core";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import * as v from "valibot";
import { translate } from "~/resource/resource-texts";
import { isSameWord } from "./choice";
import classes from "./choice.module.css";
import { choiceFilter } from "./choice-filter";
import { ChoiceInput } from "./choice-input";
import {
  type Column,
  type Field,
  type FieldContext,
  type FieldFilter,
  type FieldForm,
  type InputProps,
  type Maybe,
  plainText,
} from "./field";
import { withoutOne } from "./value-conditions";

export type FlagOptions = {
  column?: Partial<Column>;
  /** The call finds the records with one of the two values. */
  filter?: "one";
  /** `initial` is the value of a new record; it is false by default. */
  form?: { initial?: boolean };
};

const FLAGS = ["true", "false"] as const;

/** The word of a flag: `<field>.true` or `<field>.false` of the namespace, or else the kit's yes or no. */
function word(flag: string, { option, language }: FieldContext): string {
  const own = option(flag);
  return own === flag ? translate(`resource:flag.${flag}`, { lng: language }) : own;
}

/** The translation that the namespace has for a flag. The kit's yes and no would say no more in a switch than it shows. */
const ownWord = (flag: string, { option }: FieldContext) => (option(flag) === flag ? undefined : option(flag));

/**
 * The text among the facts on a phone, where a yes says nothing without the name of its field. If the namespace has no
 * words for the flag, a yes is that name, and a no is left out.
 */
function fact(value: unknown, context: FieldContext): string {
  const own = context.option(plainText(value));
  if (typeof value !== "boolean" || own !== String(value)) return own;
  return value ? context.label : "";
}

const formatted = (value: unknown, context: FieldContext) =>
  typeof value === "boolean" ? word(String(value), context) : plainText(value);

function markedWord(value: unknown, context: FieldContext) {
  if (typeof value !== "boolean") return plainText(value);
  return (
    <span className={classes.withIcon}>
      {value ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
      {formatted(value, context)}
    </span>
  );
}

/** Declares a field whose value is yes or no. */
export function flag<const Options extends FlagOptions>(
  options: Options,
): Field<Maybe<boolean>, Options & { flag: true }> {
  const { column, filter, form }: FlagOptions = options;
  return {
    column: { width: 90, ...column },
    cell: markedWord,
    text: formatted,
    fact,
    detail: markedWord,
    csv: formatted,
    sortKey: (value) => Number(value ?? false),
    filter: filter ? withoutOne(flagFilter, FLAGS) : null,
    form: form ? flagForm(form.initial ?? false) : null,
    options: FLAGS,
  };
}

/** The context in which a choice of the two values shows the texts of the flag. */
const withWords = (context: FieldContext): FieldContext => ({ ...context, option: (flag) => word(flag, context) });

const flags = choiceFilter(FLAGS);
const flagFilter: FieldFilter = {
  ...flags,
  matches: (value, conditions) => flags.matches(String(value), conditions),
  text: (conditions, context) => flags.text(conditions, withWords(context)),
  Input: ({ context, ...input }) => <flags.Input {...input} context={withWords(context)} />,
};

const known = (value: unknown) => (typeof value === "boolean" ? value : null);

const wordsOfFlag = (context: FieldContext) => [word("true", context), word("false", context)] as const;

const flagForm = (initial: boolean): FieldForm<boolean | null> => ({
  toValue: (value) => (value === undefined ? initial : known(value)),
  rule: ({ label }) =>
    v.pipe(
      v.nullable(v.boolean()),
      v.check((value) => value !== null, translate("resource:rules.choose", { field: label })),
    ),
  toBody: (value) => value,
  parse(text, context) {
    // Spreadsheets write TRUE and FALSE.
    const found = FLAGS.find((value) => isSameWord(text, word(value, context), value));
    return found === undefined ? null : found === "true";
  },
  choices: wordsOfFlag,
  text: formatted,
  samples: wordsOfFlag,
  picks: true,
  Input: ({ defaultValue, ...input }) =>
    defaultValue === null ? <FlagChoice {...input} /> : <FlagSwitch {...input} isOn={defaultValue === true} />,
});

const FlagSwitch = ({ name: _, context, isOn, ...input }: InputProps & { isOn: boolean }) => (
  <Switch
    {...input}
    defaultChecked={isOn}
    label={context.label}
    // The words in the switch are its state, and not a part of its name.
    aria-label={context.label}
    onLabel={ownWord("true", context)}
    offLabel={ownWord("false", context)}
    mb="md"
  />
);

/** Of a record without a value: a switch that is off would say no. */
const FlagChoice = ({ context, onChange, ...input }: InputProps) => (
  <ChoiceInput
    {...input}
    context={withWords(context)}
    values={FLAGS}
    placeholder={translate("resource:form.choose")}
    allowDeselect={false}
    onChange={(flag: unknown) => typeof onChange === "function" && onChange(flag === "true")}
  />
);
