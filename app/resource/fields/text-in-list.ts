import type { Field, Maybe } from "./field";
import { type TextOptions, text } from "./text";
import { textsFilter } from "./texts-filter";

/**
 * A text of one line that is searched by a list of whole texts, typed or pasted: the call's condition is one of them, as in
 * `A-1,A-7`. It is a kind of its own, so that lists without it do not load the filter.
 */
export const textInList = <const Options extends Omit<TextOptions, "filter">>(
  options: Options,
): Field<Maybe<string>, Options & { filter: "several" }> => ({
  ...text({ ...options, column: { oneLine: true, ...options.column } }),
  declared: undefined,
  filter: textsFilter,
});
