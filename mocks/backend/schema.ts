import * as v from "valibot";

type Schema = v.GenericSchema;
type ObjectSchema = Schema & { entries: Record<string, Schema> };

const isWrapper = (schema: Schema): schema is Schema & { wrapped: Schema } => "wrapped" in schema;
const isObject = (schema: Schema): schema is ObjectSchema => "entries" in schema;
const isArray = (schema: Schema): schema is Schema & { item: Schema } => "item" in schema;
const isPicklist = (schema: Schema): schema is Schema & { options: readonly string[] } => schema.type === "picklist";

/** The schema inside of `optional`, `nullish` and the like. */
export const unwrapped = (schema: Schema): Schema => (isWrapper(schema) ? unwrapped(schema.wrapped) : schema);

/** The schemas of an object's values by their names; none for any other schema. */
export function entriesOf(schema: Schema | undefined): Record<string, Schema> {
  const inner = schema && unwrapped(schema);
  return inner && isObject(inner) ? inner.entries : {};
}

/** The schema of an array's items; undefined for any other schema. */
export function itemOf(schema: Schema | undefined): Schema | undefined {
  const inner = schema && unwrapped(schema);
  return inner && isArray(inner) ? inner.item : undefined;
}

/** The values of a picklist, or of a text of several values (app/api/fields.ts); none for any other schema. */
export function valuesOf(schema: Schema | undefined): readonly string[] {
  const inner = schema && unwrapped(schema);
  if (!inner) return [];
  return isPicklist(inner) ? inner.options : v.getExamples(inner).map(String);
}
