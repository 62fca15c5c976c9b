import * as v from "valibot";
import { type Document, resolve } from "./document";
import { type Shape, shapeOf } from "./schema";

const parameterNode = v.looseObject({
  name: v.string(),
  in: v.string(),
  required: v.optional(v.boolean(), false),
  explode: v.optional(v.boolean()),
  style: v.optional(v.string()),
  schema: v.optional(v.unknown(), {}),
});
const contentNode = v.looseObject({
  content: v.optional(v.record(v.string(), v.looseObject({ schema: v.unknown() }))),
});
const operationNode = v.looseObject({
  tags: v.optional(v.array(v.string()), []),
  summary: v.optional(v.string()),
  description: v.optional(v.string()),
  parameters: v.optional(v.array(v.unknown()), []),
  requestBody: v.optional(v.unknown()),
  responses: v.optional(v.record(v.string(), v.unknown()), {}),
});
const pathNode = v.looseObject({ parameters: v.optional(v.array(v.unknown()), []) });

export type Parameter = { name: string; in: string; required: boolean; joined: boolean; shape: Shape };
export type Operation = {
  tags: string[];
  words: (string | undefined)[];
  parameters: Parameter[];
  /** The schemas of what is sent and what is answered in JSON. */
  body: unknown;
  answer: unknown;
};

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** An operation of a path; undefined if the path has none. Throws an InputError for one that cannot be read. */
export function operationOf(document: Document, path: string, method: Method): Operation | undefined {
  const item = v.parse(pathNode, resolve(document, document.paths[path]) ?? {});
  const found = v.safeParse(operationNode, item[method]);
  if (!found.success) return undefined;
  const { tags, summary, description, parameters, requestBody, responses } = found.output;
  const [success] = Object.keys(responses)
    .filter((status) => /^2/.test(status))
    .sort();
  const all = [...item.parameters, ...parameters].map((node) => v.safeParse(parameterNode, resolve(document, node)));
  return {
    tags,
    words: [summary, description],
    parameters: all.flatMap(({ success: isOne, output }) =>
      isOne
        ? {
            ...{ name: output.name, in: output.in, required: output.required },
            joined: output.explode === false || (output.explode === undefined && (output.style ?? "form") !== "form"),
            shape: shapeOf(document, output.schema, `the parameter ${output.name}`),
          }
        : [],
    ),
    body: jsonOf(document, requestBody),
    answer: jsonOf(document, responses[success ?? "default"]),
  };
}

function jsonOf(document: Document, node: unknown): unknown {
  const { success, output } = v.safeParse(contentNode, resolve(document, node));
  const entries = success ? Object.entries(output.content ?? {}) : [];
  return entries.find(([type]) => /json|^\*\/\*/.test(type))?.[1].schema;
}
