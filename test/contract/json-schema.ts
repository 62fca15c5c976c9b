import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { id, timeText } from "~/api/fields";

export type JsonObject = Record<string, unknown>;

/** The only recursive schema, a menu entry, is published under this name. */
const RECURSIVE = "MenuEntry";
/** A multipart form has one file field. */
const UPLOAD: JsonSchema = {
  type: "object",
  required: ["file"],
  properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
};

const TIME: JsonSchema = {
  type: "string",
  pattern: "^\\d{4}-\\d\\d-\\d\\d([ T])\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)?$",
  description: "YYYY-MM-DD HH:mm:ss in the server's zone, or ISO 8601 with a zone.",
};

/** Bounds say nothing of texts (JSON Schema Validation, section 6.2). */
const ID: JsonSchema = {
  type: ["integer", "string"],
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
};

/** What JSON Schema has no word for, or what the console reads more leniently than a server should write. */
function overrideOf(schema: v.GenericSchema): JsonSchema | undefined {
  if (schema === timeText) return TIME;
  if (schema === id) return ID;
  return schema.type === "instance" ? UPLOAD : undefined;
}

/**
 * The JSON Schema 2020-12 (the dialect of OpenAPI 3.1) of what a schema accepts, and the schemas that it refers to by
 * name. Throws for a schema that cannot be expressed.
 */
export function jsonSchemaOf(schema: v.GenericSchema): { schema: JsonObject; named: JsonObject } {
  const { $schema, $defs, ...rest } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    overrideSchema: ({ valibotSchema }) => overrideOf(valibotSchema),
    // The contract describes the data as sent, before transformations.
    ignoreActions: ["transform"],
    overrideRef: () => `#/components/schemas/${RECURSIVE}`,
  });
  const [definition, ...others] = Object.values($defs ?? {});
  if (others.length > 0) throw new Error("A second schema contains itself: it needs a name of its own");
  return { schema: simplifyObject(rest), named: definition ? { [RECURSIVE]: simplify(definition) } : {} };
}

/** Simplifies `anyOf` of plain types to a list of types, which readers expect. */
function simplify(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(simplify);
  return typeof schema === "object" && schema !== null ? simplifyObject(schema) : schema;
}

function simplifyObject(schema: object): JsonObject {
  const { anyOf, ...rest } = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, simplify(value)]));
  if (!Array.isArray(anyOf)) return rest;
  const [only, ...others] = anyOf.filter(({ type }) => type !== "null");
  const types = anyOf.flatMap(({ type }) => type ?? []);
  if (anyOf.every(isMereType)) return { type: types, ...rest };
  if (others.length === 0 && only.type) return { ...only, ...rest, type: types };
  return { anyOf, ...rest };
}

const isMereType = (schema: object): boolean => Object.keys(schema).join() === "type";
