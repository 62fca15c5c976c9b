import { readFile } from "node:fs/promises";
import { Validator } from "@seriousme/openapi-schema-validator";
import * as v from "valibot";
import { InputError } from "../input-error";

const documentSchema = v.looseObject({
  openapi: v.string(),
  info: v.optional(v.looseObject({ title: v.optional(v.string()) })),
  servers: v.optional(v.array(v.looseObject({ url: v.string() })), []),
  tags: v.optional(v.array(v.looseObject({ name: v.string(), description: v.optional(v.string()) })), []),
  paths: v.record(v.string(), v.unknown()),
});
/** An OpenAPI document as far as its frame goes; the rest is checked where it is read. */
export type Document = v.InferOutput<typeof documentSchema>;

/** Reads a file with an OpenAPI document, JSON or YAML. Throws an InputError. */
export async function readDocument(file: string): Promise<Document> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new InputError(`there is no file ${file} that can be read`);
  });
  return parseDocument(/\.ya?ml$/i.test(file) ? await parseYaml(text, file) : parseJson(text, file), file);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`${file} is not JSON: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
}

/** The validator brings a parser of YAML; whether all of the document is valid does not matter here. */
async function parseYaml(text: string, file: string): Promise<unknown> {
  const validator = new Validator();
  // A text without a line break is taken as the name of a file.
  const { errors } = await validator.validate(`${text}\n`);
  if (validator.specification === undefined) throw new InputError(`${file} is not YAML: ${errors}`);
  return validator.specification;
}

/** Throws an InputError for what is no OpenAPI document of version 3. */
export function parseDocument(value: unknown, file: string): Document {
  if (v.is(v.looseObject({ swagger: v.string() }), value))
    throw new InputError(`${file} is Swagger ${value.swagger}: convert it to OpenAPI 3 first`);
  const { success, output, issues } = v.safeParse(documentSchema, value);
  if (!success || !output.openapi.startsWith("3.")) {
    const [issue] = issues ?? [];
    const why = issue ? `${v.getDotPath(issue) ?? "it"}: ${issue.message}` : "openapi: it must be 3.0 or 3.1";
    throw new InputError(`${file} is no OpenAPI 3 document: ${why}`);
  }
  return output;
}

const reference = v.looseObject({ $ref: v.string() });
const anyObject = v.record(v.string(), v.unknown());

/** What a node says, or what it refers to. Throws an InputError for a reference that leads nowhere. */
export function resolve(document: Document, node: unknown, seen: readonly string[] = []): unknown {
  if (!v.is(reference, node)) return node;
  const { $ref, ...beside } = node;
  if (!$ref.startsWith("#/"))
    throw new InputError(`${$ref} is in another file: put everything into one document first`);
  if (seen.includes($ref)) throw new InputError(`${$ref} refers to itself`);
  const keys = $ref
    .slice(2)
    .split("/")
    .map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
  const target = keys.reduce<unknown>((value, key) => (v.is(anyObject, value) ? value[key] : undefined), document);
  if (target === undefined) throw new InputError(`${$ref} leads nowhere in the document`);
  const found = resolve(document, target, [...seen, $ref]);
  return v.is(anyObject, found) ? { ...found, ...beside } : found;
}
