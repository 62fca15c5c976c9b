import { formSchema } from "../fields";
import type { Field } from "../kinds";
import type { Document } from "./document";
import { type Shape, shapeOf } from "./schema";

/** Kinds whose empty input is sent as null. */
const EMPTY_IS_NULL = ["number", "money", "day"];

/** What the form does otherwise than the document says. */
export function formNotes(document: Document, fields: readonly Field[], form: Shape | undefined): string[] {
  if (!form) return [];
  const optional = fields.filter((field) => formSchema(field) !== undefined && !form.required.includes(field.name));
  const namesOf = (some: readonly Field[]) => some.map(({ name }) => name).join(", ");
  const sentAsNull = optional.filter(
    ({ kind, name }) => EMPTY_IS_NULL.includes(kind) && !shapeOf(document, form.properties[name], name).nullable,
  );
  const chosen = optional.filter(({ kind }) => kind === "choice");
  return [
    ...(sentAsNull.length > 0
      ? [`empty, these are sent as null, which the document does not allow: ${namesOf(sentAsNull)}`]
      : []),
    ...(chosen.length > 0 ? [`the form wants a value, which the document does not require: ${namesOf(chosen)}`] : []),
  ];
}
