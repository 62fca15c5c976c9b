import * as v from "valibot";
import { plainNumber } from "~/lib/text/typed-text";

/** Validation rules that several forms share; each takes its error message. */

/** A text with at least one character that is not white space. */
export const nonBlank = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== "", message),
  );

/** One of the options; an empty text means that nothing is selected. */
export const oneOf = <const Options extends readonly string[]>(options: Options, message: string) =>
  v.pipe(v.string(), v.picklist(options, message));

/** Limits a text to a number of characters, as `characterCount` counts them. */
export const maxCharacters = (limit: number, message: string) =>
  v.check<string, string>((text) => characterCount(text) <= limit, message);

/** The characters of a text, counted by code points: an ideograph or an emoji is one. */
export const characterCount = (text: string): number => [...text].length;

export type Range = { readonly min: number; readonly max: number };

/** A whole number within a range, as it was typed: what is none, such as 2.5 or 1e1, is refused and not changed. */
export const wholeNumber = ({ min, max }: Range, messages: { empty: string; outOfRange: string }) =>
  v.pipe(
    v.string(),
    v.transform(plainNumber),
    v.nonEmpty(messages.empty),
    v.regex(/^\d+$/, messages.outOfRange),
    v.transform(Number),
    v.check((value) => value >= min && value <= max, messages.outOfRange),
  );

/** The first error message of each invalid field, by its path, in the order of the rules. */
export function fieldErrors(rules: v.GenericSchema, values: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of v.safeParse(rules, values).issues ?? []) {
    const path = v.getDotPath(issue);
    if (path) errors[path] ??= issue.message;
  }
  return errors;
}
