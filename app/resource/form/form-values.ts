import isEqual from "fast-deep-equal";
import * as v from "valibot";
import { refusedFields } from "~/api/client/refused-fields";
import { ofField } from "~/i18n/joined";
import type { FieldForm, FormValue } from "~/resource/fields/field";
import type { Resource, Row } from "~/resource/resource";
import type { ResourceTexts } from "~/resource/resource-texts";

/** The values of the form or of an imported row. */
export type FormValues = Record<string, FormValue>;

type Declared = Pick<Resource, "fields">;

/** The fields of the form, with their names. */
export const formFields = ({ fields }: Declared) =>
  Object.entries(fields).flatMap(([name, { form }]) => (form ? [{ name, form }] : []));

/** What a refusal says of fields that the form does not have, after their names. */
export const otherReasons = ({ fields }: Declared, texts: Pick<ResourceTexts, "context">, refusal: unknown): string[] =>
  Object.entries(refusedFields(refusal))
    .filter(([name]) => !fields[name]?.form)
    .map(([name, reason]) => ofField(texts.context(name).label, reason));

/** The reasons of a refusal by the fields of the form. */
export function refusedFormFields(resource: Declared, refusal: unknown): Record<string, string> {
  const named = refusedFields(refusal);
  return Object.fromEntries(formFields(resource).flatMap(({ name }) => (named[name] ? [[name, named[name]]] : [])));
}

/** The list as if it had this field alone: its form then has, checks and sends nothing else. */
export const withField = <R extends Declared>(resource: R, name: string): R => ({
  ...resource,
  fields: Object.fromEntries(Object.entries(resource.fields).filter(([other]) => other === name)),
});

/**
 * The schema of a record's values; the form and the import share it. What a record has already is valid in its form,
 * because it is not sent: the console may not know it.
 */
export const formRules = (resource: Declared, texts: Pick<ResourceTexts, "context">, stored?: FormValues) =>
  v.object(
    Object.fromEntries(
      formFields(resource).map(({ name, form }) => {
        const rule = form.rule(texts.context(name));
        const kept = (value: unknown) => stored !== undefined && isEqual(value, stored[name]);
        return [name, stored ? v.lazy((value) => (kept(value) ? anyValue : rule)) : rule];
      }),
    ),
  );

const anyValue = v.custom<FormValue>(() => true);

/** The form's values of a record, or of a new one. */
export const formValues = (resource: Declared, row?: Row): FormValues =>
  Object.fromEntries(
    formFields(resource).map(({ name, form }) => [name, form.toValue(row ? (row[name] ?? null) : undefined)]),
  );

/** Whether a value is the same as another, also where it is typed in another way: with separators, or blanks around it. */
export const isSameValue = (form: FieldForm, value: FormValue | undefined, other: FormValue | undefined): boolean =>
  isEqual(value, other) || (typeof value === "string" && isEqual(form.toValue(form.toBody(value) ?? null), other));

/** The request's body from valid values; with the values before, only what differs from them. */
export const formBody = (resource: Declared, values: FormValues, before?: FormValues): object =>
  Object.fromEntries(
    formFields(resource)
      .filter(({ name, form }) => !before || !isSameValue(form, values[name], before[name]))
      .map(({ name, form }) => [name, form.toBody(values[name] ?? null)]),
  );
