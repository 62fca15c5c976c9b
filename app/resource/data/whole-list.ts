import type { QueryKey } from "@tanstack/react-query";
import i18next from "i18next";
import { lazyBy } from "~/i18n/format";
import { activeFilters, conditionsOf } from "~/resource/address/search";
import { sortKeys } from "~/resource/address/sort";
import type { Page, Resource, Row, Search } from "~/resource/resource";

type SearchInput = { search: Search; signal?: AbortSignal };

type WholeCall<T> = {
  (input: SearchInput): Promise<T>;
  query(input: SearchInput): { queryKey: QueryKey };
  readonly queryKey: QueryKey;
};

/** The query of a whole list: its call's own, so that both have one response and one failure. */
export type Whole<R extends Row = Row> = {
  keyOf(search: Search): QueryKey;
  load(input: SearchInput): Promise<object>;
  toRows(response: unknown): R[];
};

/**
 * The `list` of a resource whose call responds with all records at once. `toRows` takes them from the response, and
 * gives those an id that have none.
 */
export const wholeList = <T extends object, R extends Row>(call: WholeCall<T>, toRows: (response: T) => R[]) =>
  Object.assign(
    async ({ query, signal }: { query: Search; signal?: AbortSignal }): Promise<Page<R>> => {
      const list = toRows(await call({ search: query, signal }));
      return { list, total: list.length };
    },
    {
      queryKey: call.queryKey,
      whole: { keyOf: (search: Search) => call.query({ search }).queryKey, load: call, toRows },
    },
  );

type QueriedCall<Query, T> = {
  (input: { query: Query; signal?: AbortSignal }): Promise<T>;
  query(input: { query: Query }): { queryKey: QueryKey };
  readonly queryKey: QueryKey;
};

/** For a whole list whose call has a query of its own, made from the search. */
export const withQuery = <Query, T>(call: QueriedCall<Query, T>, queryOf: (search: Search) => Query) =>
  Object.assign(({ search, signal }: SearchInput) => call({ query: queryOf(search), signal }), {
    query: ({ search }: SearchInput) => call.query({ query: queryOf(search) }),
    queryKey: call.queryKey,
  });

/** One page of the rows that were found. */
export const pageOf = (found: readonly Row[], { current, pageSize }: Pick<Search, "current" | "pageSize">): Page => ({
  list: found.slice((current - 1) * pageSize, current * pageSize),
  total: found.length,
});

/** The page that a server would respond with: rows that meet the conditions, in order. */
export function selectPage(resource: Pick<Resource, "fields">, search: Search, rows: readonly Row[]): Page {
  const filters = activeFilters(resource, search).map(({ name, keys, filter }) => {
    const conditions = conditionsOf(search, keys);
    return (row: Row) => filter.matches(row[name], conditions);
  });
  const found = sorted(
    resource,
    search.sort,
    rows.filter((row) => filters.every((matches) => matches(row))),
  );
  return pageOf(found, search);
}

function sorted({ fields }: Pick<Resource, "fields">, sort: string | undefined, rows: Row[]): Row[] {
  const orders = sortKeys(sort).map(({ name, direction }) => {
    const keyOf = (row: Row) => fields[name]?.sortKey?.(row[name]) ?? row[name] ?? null;
    const sign = direction === "descending" ? -1 : 1;
    return (one: Row, other: Row) => sign * compare(keyOf(one), keyOf(other));
  });
  // The first column in which they differ decides.
  return rows.toSorted((one, other) => orders.reduce((order, next) => order || next(one, other), 0));
}

const collatorOf = lazyBy((language: string) => new Intl.Collator(language));

/** Numbers by their size, all else as text; records without a value stand before the others. */
function compare(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  return collatorOf(i18next.language).compare(String(one), String(other));
}
