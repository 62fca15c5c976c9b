import { words } from "../english";
import { constantOf, TAKEN_FIELDS } from "../entity";
import type { Field, KindName } from "../kinds";
import type { Document } from "./document";
import { type Shape, shapeOf } from "./schema";
import { labelOf, wordsOfValue } from "./titles";

const IDENTIFIER = /^[a-zA-Z][a-zA-Z0-9_]*$/;
/** A value is a word of the translations, and stands beside others between commas. */
const VALUE = /^[\p{L}\p{N}][\p{L}\p{N}_-]*$/u;
const LONG = 120;

const IMAGE = /(avatar|photo|image|img|picture|logo|thumbnail)(_?(url|uri|src))?$/i;
const LINK = /(url|uri|website|homepage)$/i;
const TIME = /([a-z]Time|_time|[a-z]At|_at)$/;
const MONEY = /(amount|price|fee|cost|balance)$/i;

/** A kind with what should be said of it, or why there is none. */
type Kind = { kind: KindName; note?: string; readOnly?: true } | { left: string };
const left = (why: string): Kind => ({ left: `left out: ${why}` });

/** The kind of a property. `isSent`: it is among the values that are sent to create or change a record. */
function kindOfShape(document: Document, name: string, shape: Shape, isSent: boolean): Kind {
  if (shape.writeOnly) return left("it is written only");
  switch (shape.type) {
    case "string":
      return textKind(name, shape, isSent);
    case "integer":
    case "number":
      return numberKind(name, shape);
    case "boolean":
      return { kind: "flag" };
    case "array": {
      const item = shapeOf(document, shape.items ?? {}, name);
      if (item.type === "string" && item.values.length > 0) return choiceKind("choices", item);
      return left(`a list of ${item.type === "object" ? "records" : "values that are not listed"} has no kind`);
    }
    case "object":
      return objectKind(shape);
    default:
      return left("it has no single type");
  }
}

function textKind(name: string, shape: Shape, isSent: boolean): Kind {
  const { format = "", maxLength = 0, values } = shape;
  if (values.length > 0) return choiceKind("choice", shape);
  if (format === "date") return { kind: "day" };
  if (format === "date-time") return { kind: "time" };
  if (format === "image") return { kind: "image" };
  if (["uri", "url", "iri"].includes(format)) return IMAGE.test(name) ? byName("image") : { kind: "link" };
  if (["binary", "byte", "password"].includes(format)) return left(`the format ${format} has no kind`);
  if (format === "textarea" || maxLength > LONG) return { kind: "longText" };
  if (IMAGE.test(name)) return byName("image");
  if (LINK.test(name)) return byName("link");
  return TIME.test(name) && !isSent ? byName("time", TIMES) : { kind: "text" };
}

/** Of a format `date-time` nothing need be said. */
const TIMES = ": YYYY-MM-DD HH:mm:ss or ISO 8601, and another text is shown as it came";
const byName = (kind: KindName, more = ""): Kind => ({ kind, note: `taken as ${kind} by its name${more}` });

function numberKind(name: string, { type, values, currency }: Shape): Kind {
  if (values.length > 0)
    return { kind: "number", readOnly: true, note: "taken as a number to read: the values of a choice are texts" };
  if (currency) return { kind: "money" };
  if (TIME.test(name)) return left("a time is a text, but this is a number");
  if (!MONEY.test(name)) return { kind: "number" };
  return type === "number"
    ? { kind: "money", note: "taken as money in CNY by its name, in units and not in cents" }
    : { kind: "number", note: "taken as a number: a whole amount may be in cents" };
}

function choiceKind(kind: "choice" | "choices", { values }: Shape): Kind {
  const wrong = values.find(({ value }) => typeof value !== "string" || !VALUE.test(value));
  return wrong ? left(`its value ${JSON.stringify(wrong.value)} cannot name a translation`) : { kind };
}

function objectKind({ properties }: Shape): Kind {
  const names = Object.keys(properties).filter((name) => name !== "id");
  if (names.toSorted().join() === "avatar,name") return { kind: "person" };
  const isReference = "id" in properties && names.length <= 2;
  return left(
    isReference ? `it refers to another record ("A reference" in app/resource/README.md)` : "an object has no kind",
  );
}

export type Property = { name: string; node: unknown; isSent: boolean; isRequired: boolean };
export type FieldReading = { field: Field; shape: Shape; note?: string } | { left: string };

/** The field of a property of the record. */
export function fieldOf(
  document: Document,
  entityName: string,
  { name, node, isSent, isRequired }: Property,
): FieldReading {
  if (!IDENTIFIER.test(name)) return { left: `${name} is left out: no name of a field` };
  if (TAKEN_FIELDS.includes(name)) return { left: `${name} is left out: every list has that name already` };
  const shape = shapeOf(document, node, name);
  const found = kindOfShape(document, name, shape, isSent);
  if ("left" in found) return { left: `${name} is ${found.left}` };
  const { kind, note, readOnly } = found;
  const choices =
    kind === "choices" ? shapeOf(document, shape.items, name).values : kind === "choice" ? shape.values : [];
  const values = choices.map(({ value }) => String(value));
  const valueWords = choices.map(
    ({ value, title }) => [String(value), wordsOfValue(String(value), title, shape.description)] as const,
  );
  const field: Field = {
    name,
    kind,
    label: labelOf(words(name), shape),
    values,
    ...(values.length > 0 && { valueWords: Object.fromEntries(valueWords) }),
    constant: constantOf(entityName, name),
    ...((shape.nullable || !isRequired) && { mayBeEmpty: true }),
    ...(readOnly && { readOnly }),
  };
  return { field, shape, ...(note && { note: `${name} is ${note}` }) };
}
