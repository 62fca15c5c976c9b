import { conditionNames } from "../fields";
import { type Field, kindOf } from "../kinds";
import type { Parameter } from "./operation";

const IDENTIFIER = /^[a-zA-Z][a-zA-Z0-9_]*$/;
/** A name without what differs between spellings: `created_at[gte]` and `createdAtGte`. */
const plain = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, "");

const PAGES = ["current", "page", "pagenum", "pageno", "pagenumber", "pageindex", "currentpage"];
const OFFSETS = ["offset", "skip", "start"];
const SIZES = ["pagesize", "size", "limit", "perpage", "pagelimit", "take"];
const SORTS = ["sort", "sortby", "orderby", "ordering", "sortfield", "ordercolumn"];
const ORDERS = ["order", "direction", "sortorder", "sortdirection", "sortdir", "orderdirection"];

const find = (parameters: readonly Parameter[], names: readonly string[]) =>
  parameters.find(({ name }) => names.includes(plain(name)));

type PageQuery = { current: string; pageSize: string; first: "1" | "0" | "offset" };

/** What a page is called; undefined if the call has no pages, and a name that cannot be written. */
export function pageQuery(
  parameters: readonly Parameter[],
): { names: PageQuery; maximum: number | undefined } | { wrong: string } | undefined {
  const [page, offset, size] = [PAGES, OFFSETS, SIZES].map((names) => find(parameters, names));
  const current = page ?? offset;
  const wrong = parameters.find(({ name }) => /^page[[.]/.test(name));
  if (wrong) return { wrong: wrong.name };
  if (!current || !size) return undefined;
  const startsAtZero = current.shape.minimum === 0 || current.shape.default === 0;
  const first = page ? (startsAtZero ? "0" : "1") : "offset";
  return { names: { current: current.name, pageSize: size.name, first }, maximum: size.shape.maximum };
}

/** The name of the size of a page. */
export const sizeName = (parameters: readonly Parameter[]): string | undefined => find(parameters, SIZES)?.name;

export type SortQuery = { fields: readonly string[]; sort?: { by: string; order: string | null }; used: string[] };

/** The fields that the call sorts by in both directions, and how it is told; a note if it cannot be known. */
export function sortQuery(parameters: readonly Parameter[]): SortQuery & { note?: string } {
  const by =
    find(parameters, SORTS) ??
    (find(parameters, ORDERS)?.shape.values.length ? undefined : find(parameters, ["order"]));
  if (!by) return { fields: [], used: [] };
  const values = by.shape.values.map(({ value }) => String(value));
  const order = find(parameters, ORDERS);
  const directions = order?.shape.values.map(({ value }) => value) ?? [];
  if (order && order !== by && ["asc", "desc"].every((one) => directions.includes(one)) && values.length > 0)
    return { fields: values, sort: { by: by.name, order: order.name }, used: [by.name, order.name] };
  const fields = values.filter((value) => values.includes(`-${value}`));
  const used = [by.name, ...(order ? [order.name] : [])];
  if (fields.length === 0)
    return {
      fields,
      used,
      note: `sorting is left out: the document does not list \`name\` and \`-name\` as the values of \`${by.name}\`, nor names beside \`asc\` and \`desc\``,
    };
  return { fields, used, ...(by.name !== "sort" && { sort: { by: by.name, order: null } }) };
}

const LOW = ["from", "start", "min", "after", "begin", "gte", "ge", "since"];
const HIGH = ["to", "end", "max", "before", "until", "lte", "le"];

/** The parameter that is one end of a range of a field: `createdFrom`, `min_amount`. */
function rangeEnd(parameters: readonly Parameter[], field: Field, ends: readonly string[]) {
  const name = plain(field.name);
  const stems = [name, name.replace(/(time|date|day|at|on)$/, "")].filter(Boolean);
  const names = stems.flatMap((stem) => ends.flatMap((end) => [stem + end, end + stem]));
  return find(parameters, names);
}

/** What a server must do with the ends of a range: the console sends days to them, and both are included. */
function noteOnEnds(parameters: readonly Parameter[], field: Field, ends: readonly Parameter[]): { note?: string } {
  const listed = (some: readonly Parameter[]) => some.map(({ name }) => `\`${name}\``).join(" and ");
  const times = ends.filter(({ shape }) => shape.format === "date-time");
  if (times.length > 0)
    return {
      note: `its filter sends days, all of the last one included, where the document has times: ${listed(times)}`,
    };
  const open = [["after"], ["before"]].map((names) => rangeEnd(parameters, field, names));
  const excluding = ends.filter((end) => open.includes(end));
  return excluding.length > 0
    ? { note: `its filter includes both ends, which must be so of ${listed(excluding)}` }
    : {};
}

export type Filtered = { conditions: readonly string[]; several?: true; note?: string };

/** The conditions of a field among the parameters. */
export function filterOf(field: Field, parameters: readonly Parameter[]): Filtered {
  const { filter } = kindOf(field);
  const own = parameters.find(({ name }) => name === field.name);
  if (!filter) return { conditions: [], ...(own && { note: `this kind (${field.kind}) has no filter` }) };
  if (filter.by === "range") {
    const ends = [LOW, HIGH].map((names) => rangeEnd(parameters, field, names)).filter((end) => end !== undefined);
    if (ends.length === 2 && ends.every(({ name }) => IDENTIFIER.test(name)))
      return { conditions: ends.map(({ name }) => name), ...noteOnEnds(parameters, field, ends) };
    const single = (own ?? ends[0])?.name;
    return {
      conditions: [],
      ...(single && { note: `its filter is left out: \`${single}\` is not the two ends of a range` }),
    };
  }
  if (!own) return { conditions: [] };
  const takesSeveral = own.shape.type === "array" && own.joined && field.values.length > 0;
  return { conditions: [own.name], ...(takesSeveral && { several: true }) };
}

/** What the call takes and the console does not send, in one line each. */
export function unusedNotes(
  parameters: readonly Parameter[],
  fields: readonly Field[],
  used: readonly string[],
): string[] {
  const known = [...used, ...fields.flatMap(conditionNames)];
  const unused = parameters.filter((one) => !known.includes(one.name) && ["query", "header"].includes(one.in));
  const isField = (name: string) => fields.some((field) => field.name === name);
  const required = unused.filter(
    (one) => one.required && !/^(authorization|accept|x-(date|fingerprint)|access-token)$/i.test(one.name),
  );
  const others = unused
    .filter((one) => !one.required && one.in === "query" && !isField(one.name))
    .map(({ name }) => `\`${name}\``);
  return [
    ...required.map(
      ({ name }) => `\`${name}\` is required by the list's call, but the console does not send it: add it to the call`,
    ),
    ...(others.length > 0 ? [`not asked for by any field: ${others.join(", ")}`] : []),
  ];
}
