import type { Entity } from "../entity";
import { formSchema } from "../fields";
import type { Field } from "../kinds";
import type { Document } from "./document";
import { type Shape, shapeOf } from "./schema";

/** Kinds whose empty input is sent as null, and as an empty text. */
const EMPTY_IS_NULL = ["number", "money", "day"];
const EMPTY_IS_TEXT = ["text", "longText", "link"];
/** Formats of which no text is empty. */
const FILLED = /^((idn-)?(email|hostname)|ur[il]|iri|uuid|ipv[46]|time|duration)$/;

/** Whether an empty text is one of those that a schema describes. */
function allowsEmpty({ format = "", minLength = 0, pattern = "" }: Shape): boolean {
  if (minLength > 0 || FILLED.test(format)) return false;
  try {
    return new RegExp(pattern, "u").test("");
  } catch {
    // Of another language.
    return true;
  }
}

/** What the form does otherwise than the document says. */
export function formNotes(document: Document, { fields, title }: Entity, form: Shape | undefined): string[] {
  if (!form) return [];
  const sent = ({ name }: Field) => shapeOf(document, form.properties[name], name);
  const optional = fields.filter((field) => formSchema(field) !== undefined && !form.required.includes(field.name));
  const namesOf = (some: readonly Field[]) => some.map(({ name }) => name).join(", ");
  const sentAsNull = optional.filter((field) => EMPTY_IS_NULL.includes(field.kind) && !sent(field).nullable);
  const sentAsText = optional.filter(
    (field) => EMPTY_IS_TEXT.includes(field.kind) && field !== title && !allowsEmpty(sent(field)),
  );
  const chosen = optional.filter(({ kind }) => kind === "choice");
  return [
    ...(sentAsNull.length > 0
      ? [`empty, these are sent as null, which the document does not allow: ${namesOf(sentAsNull)}`]
      : []),
    ...(sentAsText.length > 0
      ? [`empty, these are sent as "", which the document does not allow: ${namesOf(sentAsText)}`]
      : []),
    ...(chosen.length > 0 ? [`the form wants a value, which the document does not require: ${namesOf(chosen)}`] : []),
  ];
}
