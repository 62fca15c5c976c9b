import { conditionNames, formSchema } from "../fields";
import type { Field, KindName, Rules } from "../kinds";
import type { Document } from "./document";
import type { Parameter } from "./operation";
import { filterOf } from "./query";
import { type Shape, shapeOf } from "./schema";

type Read = { field: Field; shape: Shape };
type Completed = { field: Field; notes: string[] };
type Query = { parameters: readonly Parameter[]; sorted: readonly string[] };

/** A field with what the form and the query say of it, and what should be said of that. */
export function completed(
  document: Document,
  reading: Read,
  form: Shape | undefined,
  query: Query | undefined,
): Completed {
  const { field, note } = withRules(document, reading, form);
  if (!query) return withDecimals({ field, notes: known([note]) }, reading.shape);
  const { note: filterNote, ...filter } = filterOf(field, query.parameters);
  const asked = { ...field, ...filter, sorts: query.sorted.includes(field.name) };
  return withDecimals({ field: asked, notes: known([note, filterNote]) }, reading.shape);
}

const known = (notes: readonly (string | undefined)[]) => notes.filter((note) => note !== undefined);

/** With too few a value is rounded, and a record that has more cannot be saved; with many all have zeros at the end. */
const GUESSED_DECIMALS = 4;

/** A number that can be typed needs its decimals; one that is only shown is shown as it is. */
function withDecimals({ field, notes }: Completed, { type }: Shape): Completed {
  const isTyped = formSchema(field) !== undefined || conditionNames(field).length > 0;
  const isOpen = field.kind === "number" && type === "number" && field.rules?.decimals === undefined;
  if (!isOpen || !isTyped) return { field, notes };
  const note = `it is shown and taken with ${GUESSED_DECIMALS} decimals, a guess: the document has no multipleOf`;
  return { field: { ...field, rules: { ...field.rules, decimals: GUESSED_DECIMALS } }, notes: [...notes, note] };
}

/** 0.05 has 2 and 1e-7 has 7. */
function decimalsOf(step: number): number {
  const [digits = "", exponent = "0"] = String(step).split("e");
  return Math.max(0, (digits.split(".")[1]?.length ?? 0) - Number(exponent));
}

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
  const rules: Rules = {
    required: isRequired,
    nullable: shape.nullable,
    max: shape.maxLength ?? DEFAULT_MAX[kind],
    ...(["number", "money"].includes(kind) && { min: shape.minimum, max: shape.maximum, currency: shape.currency }),
    ...(kind === "number" &&
      shape.type === "number" &&
      shape.multipleOf !== undefined && { decimals: decimalsOf(shape.multipleOf) }),
  };
  return Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined && value !== false));
}
