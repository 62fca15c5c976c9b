import * as v from "valibot";
import { InputError } from "../input-error";
import { type Document, resolve } from "./document";

const texts = v.array(v.string());
const schemaNode = v.looseObject({
  type: v.optional(v.union([v.string(), texts])),
  nullable: v.optional(v.boolean()),
  format: v.optional(v.string()),
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  enum: v.optional(v.array(v.unknown())),
  const: v.optional(v.unknown()),
  properties: v.optional(v.record(v.string(), v.unknown())),
  required: v.optional(texts),
  items: v.optional(v.unknown()),
  allOf: v.optional(v.array(v.unknown())),
  anyOf: v.optional(v.array(v.unknown())),
  oneOf: v.optional(v.array(v.unknown())),
  readOnly: v.optional(v.boolean()),
  writeOnly: v.optional(v.boolean()),
  minimum: v.optional(v.number()),
  maximum: v.optional(v.number()),
  exclusiveMinimum: v.optional(v.union([v.number(), v.boolean()])),
  exclusiveMaximum: v.optional(v.union([v.number(), v.boolean()])),
  multipleOf: v.optional(v.number()),
  minLength: v.optional(v.number()),
  maxLength: v.optional(v.number()),
  pattern: v.optional(v.string()),
  default: v.optional(v.unknown()),
  "x-currency": v.optional(v.string()),
});
type SchemaNode = v.InferOutput<typeof schemaNode>;

/** What a schema says, with `allOf`, alternatives and both ways of null brought together. */
export type Shape = Pick<
  SchemaNode,
  | "format"
  | "title"
  | "description"
  | "readOnly"
  | "writeOnly"
  | "multipleOf"
  | "minLength"
  | "maxLength"
  | "pattern"
  | "items"
  | "default"
> & {
  /** Its only type, or undefined: `null` is none. */
  type: string | undefined;
  nullable: boolean;
  /** The values of an enum, without null, and the words that stand beside them. */
  values: readonly { value: unknown; title: string | undefined }[];
  properties: Readonly<Record<string, unknown>>;
  required: readonly string[];
  minimum: number | undefined;
  maximum: number | undefined;
  currency: string | undefined;
  /** Schemas of which one applies, other than null. */
  alternatives: readonly unknown[];
};

/** Deeper than any document that is meant to be read. */
const DEPTH = 20;

/** Reads a schema, one level of it. Throws an InputError for what is none. */
export function shapeOf(document: Document, node: unknown, where: string, depth = 0): Shape {
  if (depth > DEPTH) throw new InputError(`${where} contains itself`);
  const { success, output, issues } = v.safeParse(schemaNode, resolve(document, node));
  if (!success) throw new InputError(`${where} is no schema: ${v.getDotPath(issues[0]) ?? ""} ${issues[0].message}`);
  const inner = (part: unknown) => shapeOf(document, part, where, depth + 1);
  const own = ownShape(output);
  const parts = (output.allOf ?? []).map(inner);
  const choices = [...(output.anyOf ?? []), ...(output.oneOf ?? [])].map((part) => ({ part, shape: inner(part) }));
  const others = choices.filter(({ shape }) => !shape.nullable || shape.type !== undefined || shape.values.length > 0);
  const nullable = others.length < choices.length;
  const constants = others.flatMap(({ shape }) => (shape.values.length === 1 ? shape.values : []));
  const strings = others.filter(({ shape }) => shape.type === "string");
  if (others.length > 1 && strings.length === others.length && constants.length < others.length)
    parts.push({ ...EMPTY, type: "string", values: strings.flatMap(({ shape }) => shape.values) });
  else if (others.length > 0 && constants.length === others.length)
    parts.push({ ...EMPTY, type: others[0]?.shape.type ?? typeof constants[0]?.value, values: constants });
  else if (others.length === 1 && others[0]) parts.push(others[0].shape);
  else if (others.length > 1) parts.push({ ...EMPTY, alternatives: others.map(({ part }) => part) });
  // What stands beside them says more than they do.
  const merged = [...parts, own].reduce(merge, EMPTY);
  return { ...merged, nullable: merged.nullable || nullable };
}

const EMPTY: Shape = {
  type: undefined,
  nullable: false,
  values: [],
  properties: {},
  required: [],
  minimum: undefined,
  maximum: undefined,
  currency: undefined,
  alternatives: [],
};

function ownShape(node: SchemaNode): Shape {
  const types = [node.type ?? []].flat();
  const [type, ...more] = types.filter((one) => one !== "null");
  const isTextOrNumber = [type, ...more].every((one) => one && ["string", "number", "integer"].includes(one));
  const all = node.enum ?? (node.const === undefined ? [] : [node.const]);
  const { format, title, description, readOnly, writeOnly, multipleOf, items, properties = {} } = node;
  const { minLength, maxLength, pattern } = node;
  // A text that may come as a number is a text.
  const only = more.length === 0 ? type : isTextOrNumber ? "string" : undefined;
  const known = all.filter((value) => value !== null);
  return {
    ...{ format, title, description, readOnly, writeOnly, multipleOf, items, default: node.default },
    ...{ minLength, maxLength, pattern },
    type: only ?? (more.length > 0 ? undefined : impliedType(properties, known)),
    nullable: node.nullable === true || types.includes("null") || all.includes(null),
    values: known.map((value) => ({ value, title })),
    properties,
    required: node.required ?? [],
    minimum: bound(node.minimum, node.exclusiveMinimum, type === "integer" ? 1 : 0),
    maximum: bound(node.maximum, node.exclusiveMaximum, type === "integer" ? -1 : 0),
    currency: node["x-currency"],
    alternatives: [],
  };
}

function impliedType(properties: object, values: readonly unknown[]): string | undefined {
  if (Object.keys(properties).length > 0) return "object";
  return values.length > 0 && values.every((value) => typeof value === "string") ? "string" : undefined;
}

/** The last value that is allowed itself. In 3.0 `exclusiveMinimum` is true beside `minimum`, in 3.1 it is the bound. */
function bound(limit: number | undefined, exclusive: number | boolean | undefined, step: number): number | undefined {
  if (typeof exclusive === "number") return exclusive + step;
  return limit === undefined || !exclusive ? limit : limit + step;
}

/** The later one decides where both say something. */
function merge(one: Shape, other: Shape): Shape {
  const defined = Object.fromEntries(Object.entries(other).filter(([, value]) => value !== undefined));
  return {
    ...one,
    ...defined,
    nullable: one.nullable || other.nullable,
    values: other.values.length > 0 ? other.values : one.values,
    properties: { ...one.properties, ...other.properties },
    required: [...one.required, ...other.required],
    alternatives: [...one.alternatives, ...other.alternatives],
  };
}
