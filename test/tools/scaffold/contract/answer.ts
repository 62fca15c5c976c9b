import type { Document } from "./document";
import { type Shape, shapeOf } from "./schema";

/** Where a list stands in an answer. */
export type ListAnswer = {
  /** The schema of a record. */
  item: unknown;
  /** The name of the list, or null where it is the whole answer; the way to the number of all records. */
  list: string | null;
  total: readonly string[] | null;
  envelope: Envelope;
};
/** The names beside `data`; without any there is no envelope. */
export type Envelope = { names: readonly string[]; data: string | null };

const NO_ENVELOPE: Envelope = { names: [], data: null };
/** What an envelope says about the call, rather than about the records. */
const ENVELOPE =
  /^(code|status|success|ok|message|msg|err(or)?_?(code|msg|message)?|ret(code|msg)?|trace_?id|request_?id|timestamp)$/i;
const DATA = ["data", "result", "payload"];
const LISTS = ["list", "items", "records", "rows", "data", "content", "results"];
const TOTAL = /^(total|total_?(count|elements|items|records|size)|count|record_?count)$/i;

/** The data of an answer, without what is around it. */
export function dataOf(document: Document, schema: unknown, where: string): { shape: Shape; envelope: Envelope } {
  const shape = shapeOf(document, schema, where);
  // A success or a failure: the one with data is the success.
  for (const one of shape.alternatives) {
    const found = dataOf(document, one, where);
    if (found.envelope.data !== null) return found;
  }
  const names = Object.keys(shape.properties);
  const data = DATA.find((name) => names.includes(name));
  const around = names.filter((name) => name !== data);
  if (data === undefined || !around.some((name) => ENVELOPE.test(name)) || around.some((name) => TOTAL.test(name)))
    return { shape, envelope: NO_ENVELOPE };
  return { shape: shapeOf(document, shape.properties[data], where), envelope: { names: around, data } };
}

/** Finds the list in an answer; undefined if there is none. */
export function listAnswer(document: Document, schema: unknown, where: string): ListAnswer | undefined {
  if (schema === undefined) return undefined;
  const { shape, envelope } = dataOf(document, schema, where);
  if (shape.type === "array") return { item: shape.items, list: null, total: null, envelope };
  const properties = Object.entries(shape.properties).map(([name, node]) => ({
    name,
    shape: shapeOf(document, node, `${where}, ${name}`),
  }));
  const lists = properties.filter(
    ({ shape: inner }) => inner.type === "array" && isRecord(document, inner.items, where),
  );
  const list = lists.find(({ name }) => LISTS.includes(name)) ?? (lists.length === 1 ? lists[0] : undefined);
  if (!list) return undefined;
  return { item: list.shape.items, list: list.name, total: totalOf(document, properties, where), envelope };
}

const isRecord = (document: Document, node: unknown, where: string) =>
  Object.keys(shapeOf(document, node ?? {}, where).properties).length > 0;
const isNumber = ({ type }: Shape) => type === "integer" || type === "number";

/** `total`, or one level down: `meta.total`. */
function totalOf(document: Document, properties: readonly { name: string; shape: Shape }[], where: string) {
  const own = properties.find(({ name, shape }) => TOTAL.test(name) && isNumber(shape));
  if (own) return [own.name];
  for (const { name, shape } of properties) {
    const found = Object.entries(shape.type === "object" ? shape.properties : {}).find(
      ([key, node]) => TOTAL.test(key) && isNumber(shapeOf(document, node, `${where}, ${name}`)),
    );
    if (found) return [name, found[0]];
  }
  return null;
}
