import isEqual from "fast-deep-equal";
import type { FormValue } from "~/resource/fields/field";
import { type FormValues, formFields, isSameValue } from "~/resource/form/form-values";
import type { Resource } from "~/resource/resource";

/** A field that somebody else changed while its form was open, and whose value the form has. */
export type FieldConflict = { name: string; before: FormValue; mine: FormValue; theirs: FormValue; keepsMine: boolean };

type Values = {
  /** What the form started with. */
  before: FormValues;
  mine: FormValues;
  theirs: FormValues;
};

/** The fields that somebody else changed to other values than the form has. What was typed here is kept. */
export const conflictsOf = (resource: Pick<Resource, "fields">, { before, mine, theirs }: Values): FieldConflict[] =>
  formFields(resource)
    .filter(({ name, form }) => !isEqual(theirs[name], before[name]) && !isSameValue(form, mine[name], theirs[name]))
    .map(({ name, form }) => ({
      name,
      before: before[name] ?? null,
      mine: mine[name] ?? null,
      theirs: theirs[name] ?? null,
      keepsMine: !isSameValue(form, mine[name], before[name]),
    }));

/** Whether a field is among those that are in question already. */
export const isKnownConflict = (fields: readonly FieldConflict[] | undefined, { name }: FieldConflict): boolean =>
  fields?.some((one) => one.name === name) ?? false;

/** What a form is based on after a conflict: the record as it is now, but for the fields in conflict. */
export const baseAfter = (theirs: FormValues, fields: readonly FieldConflict[]): FormValues => ({
  ...theirs,
  ...Object.fromEntries(fields.map(({ name, before }) => [name, before])),
});
