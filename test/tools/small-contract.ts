import { parseDocument } from "./scaffold/contract/document";
import { readList } from "./scaffold/contract/read-list";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
type Small = {
  properties: object;
  /** The names of those that every record has. */
  required?: string[];
  parameters?: object[];
  answer?: object;
  others?: object;
  body?: object;
  pageSize?: object;
};

/** The list of a small document, whose records have an id and a name beside the given properties. */
export function listOf({
  properties,
  required,
  parameters = [],
  answer,
  body,
  others = {},
  pageSize = { type: "integer" },
}: Small) {
  const item = {
    properties: { id: { type: "integer" }, name: { type: "string" }, ...properties },
    ...(required && { required }),
  };
  const pages = { properties: { list: { type: "array", items: item }, total: { type: "integer" } } };
  const sizes = { current: { type: "integer" }, pageSize };
  const names = Object.entries(sizes).map(([name, schema]) => ({ name, in: "query", schema }));
  const get = { parameters: [...names, ...parameters], responses: { 200: json(answer ?? pages) } };
  const post = body && { requestBody: json(body), responses: { 201: json(item) } };
  const paths = { "/things": { get, ...(post && { post }) }, ...others };
  return readList(parseDocument({ openapi: "3.1.0", paths }, "a.json"), "/things", { chinese: "物" });
}
