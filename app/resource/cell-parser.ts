import * as v from "valibot";
import type { FieldContext, FieldForm, FormValue } from "./fields/field";

type Parsed = { value: FormValue; message: string | undefined };

/**
 * Returns a function that parses a text to the form's value, by the texts of the first language in which it is valid;
 * else with why it is not, in the first.
 */
export function cellParser(form: FieldForm, contexts: readonly FieldContext[]): (text: string) => Parsed {
  const languages = contexts.map((context) => ({ context, rule: form.rule(context) }));
  return (text) => {
    const parsed = languages.map(({ context, rule }): Parsed => {
      const value = form.parse(text, context);
      return { value, message: v.safeParse(rule, value).issues?.[0].message };
    });
    return parsed.find(({ message }) => message === undefined) ?? parsed[0] ?? { value: null, message: undefined };
  };
}
