import * as v from "valibot";
import type { FieldContext, FieldForm, FormValue } from "./fields/field";

type Parsed = { value: FormValue; message: string | undefined };

/** The form's value of a text by the words of the first language in which it is valid; else why it is not, in the first. */
export function parseCell(form: FieldForm, text: string, contexts: readonly FieldContext[]): Parsed {
  const parsed = contexts.map((context): Parsed => {
    const value = form.parse(text, context);
    return { value, message: v.safeParse(form.rule(context), value).issues?.[0].message };
  });
  return parsed.find(({ message }) => message === undefined) ?? parsed[0] ?? { value: null, message: undefined };
}
