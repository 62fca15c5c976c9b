import { InputError } from "../input-error";
import type { Field } from "../kinds";

const NAMES = [/^(name|title|subject)$/i, /(name|title|subject)$/i, /(no|number|code|sn)$/i, /./];

/** The field that names a record: a text, and rather one that is called so. Throws an InputError. */
export function titleField(path: string, fields: readonly Field[]): Field {
  const texts = fields.filter(({ kind }) => kind === "text");
  for (const pattern of NAMES) {
    const found = texts.find(({ name }) => pattern.test(name));
    if (found) return found;
  }
  throw new InputError(`the records of ${path} have no text that could name one`);
}
