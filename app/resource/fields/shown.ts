import type { Column, Field } from "./field";

/** A field of one's own that is only shown: the same text in its cell, in the drawer and in a file. */
export const shown = <Value, const Declared extends Column>(
  column: Declared,
  text: Field<Value>["text"],
): Field<Value, { column: Declared }> => ({
  column,
  cell: text,
  text,
  detail: text,
  csv: text,
  filter: null,
  form: null,
});
