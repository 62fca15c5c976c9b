import type { ComponentType, ReactNode } from "react";
import type * as v from "valibot";
import type { Format } from "~/i18n/format";
import type { CsvCell } from "~/lib/text/csv";

/** What a value is written with: the translations of its field, and the formats of the page's language. */
export type FieldContext = {
  /** The field's name as the operator reads it. */
  label: string;
  /** The translation of a choice's value. */
  option(value: string): string;
  format: Format;
  /** Of the texts: those of a file may be in another one than the page's. */
  language: string;
  /** The tab index of a link in a cell, which the keys of the grid lead to. */
  tabIndex?: number;
};

export type Column = {
  /** The width in px at the default font size; some kinds need more in one language than in another. */
  width: number | ((context: FieldContext) => number);
  /** The column stands at this side and stays in sight while the others are scrolled below it. */
  pin?: "left" | "right";
  /** Its share of the remaining width, 1 if true (`fr` of CSS); `width` is its minimum. */
  grows?: boolean | number;
  /** The call sorts by the field's name, and descending with a minus before it. */
  sort?: boolean;
  /** Numbers stand at the end of their cell. */
  alignEnd?: boolean;
  /** A text that is longer than its cell is cut, with the whole text as the tooltip. */
  truncates?: boolean;
  /** On paper the column is as wide as what it holds, where long texts wrap. */
  oneLine?: boolean;
  /** The cell has a button that copies the value. */
  copy?: boolean;
};

/** The props of an input: what it is for, and those of Mantine's form. */
export type InputProps = { name: string; context: FieldContext; [prop: string]: unknown };

/** What a record may hold in place of a value. */
export type Maybe<T> = T | null | undefined;

/** A value of the form, which its draft stores as JSON; null where nothing is chosen. */
export type FormValue = string | number | boolean | null | readonly FormValue[];

/** A value that its kind does not know is shown as it came; a missing one is empty. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The texts of a value that is a list; one that is none stands alone. */
export function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(plainText);
  const text = plainText(value);
  return text === "" ? [] : [text];
}

export type Conditions = readonly (string | undefined)[];

/** A field of the search form. Its conditions are texts, one for each of `keys`. */
export type FieldFilter = {
  /** The names in the address and in the call's query, from the field's name; by default that name alone. */
  keys?(name: string): readonly string[];
  /** The valid conditions among the texts of an address. */
  read(texts: readonly (string | null)[]): Conditions;
  /** The form's value for conditions. */
  toValue(conditions: Conditions): unknown;
  /** The conditions for a valid value of the form. */
  toConditions(value: unknown): Conditions;
  rule(context: FieldContext): v.GenericSchema;
  /** Whether a record's value meets conditions of which at least one is set: as the server would filter. */
  matches(value: unknown, conditions: Conditions): boolean;
  /** The text of conditions of which at least one is set. */
  text(conditions: Conditions, context: FieldContext): string;
  /** The conditions that find the records with a value, if the text of the value does not (value-conditions.ts). */
  only?(value: unknown): Conditions | null;
  /** The conditions that find the records without a value, of those that are found now. */
  without?(value: unknown, conditions: Conditions): Conditions | null;
  /** All that the conditions say, where `text` is a summary. */
  fullText?(conditions: Conditions): string;
  Input: ComponentType<InputProps>;
};

/**
 * A field of the form, which is also a column of an import. `parse` reads what `csv` and
 * `text` of its field write, so that a file and a copied cell can be taken; a reference reads its file alone. They are
 * methods, so that a form with values of one type may stand among others.
 */
export type FieldForm<Value extends FormValue = FormValue> = {
  /** The form's value of a record's, which is null where it has none; of undefined, the value of a new record. */
  toValue(value: unknown): Value;
  rule(context: FieldContext): v.GenericSchema<Value, unknown>;
  /** The value for the request, from a valid one of the form. */
  toBody(value: Value): unknown;
  /** The form's value for a text in a file. */
  parse(text: string, context: FieldContext): Value;
  /** The form's value for a text that is pasted into a list, if it is another than that for a text in a file. */
  parsePasted?(text: string, context: FieldContext): Value;
  /** The words of which a text in a file is one, or several; undefined: it may be any. */
  choices?(context: FieldContext): readonly string[];
  /** What a text in a file may be, in a few words; undefined: what the samples are like. */
  accepts?(context: FieldContext): string;
  /** The text of a value of the form in the preview of an import. */
  text(value: Value, context: FieldContext): string;
  /** The values in the two rows of an import's template. */
  samples(context: FieldContext): readonly [CsvCell, CsvCell];
  /** The input has nothing to do but choose, so that a cell that is edited saves at once. */
  picks?: true;
  Input: ComponentType<InputProps>;
};

/** Everything that the kit knows about a field. `Value` is the type of its value in a record, `Options` its declaration. */
export type Field<Value = unknown, Options = unknown> = {
  column: Column | null;
  cell(value: Value, context: FieldContext): ReactNode;
  /** The value as text, for tooltips and titles. */
  text(value: Value, context: FieldContext): string;
  detail(value: Value, context: FieldContext): ReactNode;
  /** The icon before the title of a record. */
  icon?(value: Value): ReactNode;
  csv(value: Value, context: FieldContext): CsvCell;
  /** The header of its column in a CSV file. Default: its label. */
  csvHeader?(context: FieldContext): string;
  /** The value among the facts below a title on a phone; it is the text by default. */
  fact?(value: Value, context: FieldContext): ReactNode;
  /** Among the facts the value stands behind its label, as a bare number would say nothing. */
  isLabelledFact?: boolean;
  /** The field is not among the facts unless the declaration of the list names it there. */
  isNoFact?: boolean;
  /** The field says in which state a record is, which a phone shows beside the title. */
  isState?: boolean;
  /** What a list that the browser sorts is sorted by; it is the value by default. */
  sortKey?(value: Value): string | number;
  filter: FieldFilter | null;
  form: FieldForm | null;
  /** The values that the resource's namespace translates, under the field's name. */
  options?: readonly string[];
  /** The type of the declaration, which the compiler alone reads; no field has it as a value. */
  readonly declared?: Options;
};
