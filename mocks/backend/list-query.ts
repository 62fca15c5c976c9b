import { someTexts } from "~/api/fields";
import type { DeclaredCall } from "./declared-call";
import { entriesOf, itemOf, unwrapped, valuesOf } from "./schema";

/**
 * How a condition is met by a field of a row: `equal` by one of the values of either, `part` by a part of its text,
 * `some` by its text as one of a list, `empty` by a field without a value,
 * `from` and `to` by a number or a day, both ends included.
 */
export type Condition = { key: string; field: string; match: "equal" | "part" | "some" | "empty" | "from" | "to" };

/** What a list call declares: what can be asked of its rows. */
export type ListQuery = {
  fields: string[];
  conditions: Condition[];
  /** The sorts that the call knows; with a minus for descending. */
  sorts: readonly string[];
  /** The names in the query that the rows do not explain. */
  others: string[];
};

const PAGE = ["current", "pageSize", "sort"];
const EXACT = ["picklist", "number", "boolean"];

/** Reads a call that answers pages of rows, `{ list, total }`; undefined for any other call. */
export function listQueryOf({ spec }: DeclaredCall): ListQuery | undefined {
  const { list, total } = entriesOf(spec.response);
  const query = entriesOf(spec.query);
  const row = itemOf(list);
  if (!row || !total || !query.current || !query.pageSize) return undefined;
  const rowEntries = entriesOf(row);

  function conditionOf(key: string): Condition[] {
    const schemas = [query[key], rowEntries[key]].flatMap((schema) => (schema ? unwrapped(schema).type : []));
    const isExact = schemas.some((type) => EXACT.includes(type)) || valuesOf(query[key]).length > 0;
    const isList = query[key] !== undefined && unwrapped(query[key]) === someTexts;
    const partly = isList ? "some" : "part";
    if (key in rowEntries) return [{ key, field: key, match: isExact ? "equal" : partly }];
    // `createdTimeEmpty` asks for the rows without one.
    const emptied = key.replace(/Empty$/, "");
    if (emptied in rowEntries) return [{ key, field: emptied, match: "empty" }];
    const [, name = "", end] = key.match(/^(.+)(From|To)$/) ?? [];
    // `createdFrom` is about `createdTime`.
    const field = [name, `${name}Time`].find((candidate) => candidate in rowEntries);
    return field && end ? [{ key, field, match: end === "From" ? "from" : "to" }] : [];
  }

  const keys = Object.keys(query).filter((key) => !PAGE.includes(key));
  return {
    fields: Object.keys(rowEntries),
    conditions: keys.flatMap(conditionOf),
    sorts: valuesOf(query.sort),
    others: keys.filter((key) => conditionOf(key).length === 0),
  };
}
