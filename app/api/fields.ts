import * as v from "valibot";
import { joinValues } from "~/lib/text/value-list";

/** Fields that a server may leave out or send as null take an empty default. */

const asText = () => v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** A required text; a number is taken as text. */
export const requiredText = asText();
export const text = v.nullish(requiredText, "");
/** `YYYY-MM-DD HH:mm:ss` in the server's zone, or ISO 8601 with a zone; anything else is shown as it came. */
export const timeText = asText();
export const time = v.nullish(timeText, "");
export const number = v.nullish(v.number(), 0);
/** A count, a page, a number of a record. */
export const integer = v.pipe(v.number(), v.safeInteger());
export const flag = v.nullish(v.boolean(), false);
export const texts = v.nullish(v.array(requiredText), () => []);

/** An identifier, a number or a text. A number beyond 2^53 − 1 has been rounded, and may be that of another record. */
export const id = v.union([integer, v.string()]);

/** A list that may be missing. */
export const listOf = <T extends v.GenericSchema>(item: T) => v.nullish(v.array(item), () => []);

/** One of these values in a response, or one that the console does not know yet, which is shown as it came. */
export const knownOrOther = <const Values extends readonly string[]>(values: Values) =>
  v.union([v.picklist(values), v.string()]);

/** One or more of these values in a query, as one text with commas between them; a comma of a value is `%2C`. */
export function someOf(values: readonly string[]) {
  const written = values.map((value) => joinValues([value]));
  const one = `(${written.map((value) => value.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|")})`;
  return v.pipe(v.string(), v.regex(new RegExp(`^${one}(,${one})*$`)), v.examples(written));
}

/** One or more texts in a query, with commas between them: a record has one of them. */
export const someTexts = v.pipe(
  v.string(),
  v.regex(/^[^,]+(,[^,]+)*$/),
  v.description("One or more values with commas between them."),
);

/** The data of a call that only confirms. */
export const confirmation = v.literal(true);
/** The data of a call that returns nothing useful. */
export const nothing = v.unknown();
