import { formSchema } from "../fields";
import type { Field, KindName, Rules } from "../kinds";
import type { Document } from "./document";
import type { Parameter } from "./operation";
import { filterOf } from "./query";
import { type Shape, shapeOf } from "./schema";

type Read = { field: Field; shape: Shape };
type Query = { parameters: readonly Parameter[]; sorted: readonly string[] };

/** A field with what the form and the query say of it, and what should be said of that. */
export function completed(
  document: Document,
  reading: Read,
  form: Shape | undefined,
  query: Query | undefined,
): { field: Field; notes: string[] } {
  const { field, note } = withRules(document, reading, form);
  if (!query) return { field, notes: known([note]) };
  const { note: filterNote, ...filter } = filterOf(field, query.parameters);
  return {
    field: { ...field, ...filter, sorts: query.sorted.includes(field.name) },
    notes: known([note, filterNote]),
  };
}

const known = (notes: readonly (string | undefined)[]) => notes.filter((note) => note !== undefined);

/** The field with the rules of the form; one that the form does not send is set by the server. */
function withRules(
  document: Document,
  { field, shape }: Read,
  form: Shape | undefined,
): { field: Field; note?: string } {
  const sent = form?.properties[field.name];
  const request = sent === undefined ? undefined : shapeOf(document, sent, field.name);
  if (!request || request.readOnly || field.readOnly)
    return { field: { ...field, readOnly: true, rules: rulesOf(field, shape, false) } };
  const isRequired = form?.required.includes(field.name) && !request.nullable;
  const defined = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
  const written = { ...field, rules: rulesOf(field, { ...shape, ...defined }, isRequired ?? false) };
  if (formSchema(written) !== undefined) return { field: written };
  return { field: written, note: `the form leaves it out, since it cannot fill in this kind (${field.kind})` };
}

const DEFAULT_MAX: Partial<Record<KindName, number>> = { text: 255, longText: 2000 };

/** The rules of a field, from what the record and the request say about it. */
function rulesOf({ kind }: Field, shape: Shape, isRequired: boolean): Rules {
  const decimals = String(shape.multipleOf ?? "").split(".")[1]?.length ?? (shape.type === "number" ? 2 : undefined);
  const rules: Rules = {
    required: isRequired,
    nullable: shape.nullable,
    max: shape.maxLength ?? DEFAULT_MAX[kind],
    ...(["number", "money"].includes(kind) && { min: shape.minimum, max: shape.maximum, currency: shape.currency }),
    ...(kind === "number" && decimals !== undefined && { decimals }),
  };
  return Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined && value !== false));
}
