import { PAGE_SIZES } from "~/config/limits";
import type { Conditions, FieldFilter } from "~/resource/fields/field";
import type { Resource, Search } from "~/resource/resource";
import { readSort } from "./sort";

type Searched = Pick<Resource, "fields">;
type Paged = Pick<Resource, "fields" | "severalSorts" | "plain" | "maxPageSize">;
/** The conditions of a search by their names in the address. */
export type SearchFilters = Readonly<Record<string, string | undefined>>;

const [DEFAULT_SIZE] = PAGE_SIZES;

const FIRST_PAGE = { current: 1, pageSize: DEFAULT_SIZE };

const pageNumber = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 1);

/** What its pages can be as large as. */
export const pageSizes = ({ maxPageSize }: Pick<Resource, "maxPageSize">) =>
  PAGE_SIZES.filter((size) => size <= maxPageSize);

const readPaging = (resource: Paged, query: URLSearchParams) => ({
  current: pageNumber(query.get("current")),
  pageSize: pageSizes(resource).find((size) => String(size) === query.get("pageSize")) ?? DEFAULT_SIZE,
});

/** The filters of a resource with the field's name and the names of their conditions. */
export const filtersOf = ({ fields }: Searched): { name: string; keys: readonly string[]; filter: FieldFilter }[] =>
  Object.entries(fields).flatMap(([name, { filter }]) =>
    filter ? [{ name, keys: filter.keys?.(name) ?? [name], filter }] : [],
  );

/** The search from a URL's query: invalid values take the default. */
export function readSearch(resource: Paged, query: URLSearchParams): Search {
  const conditions = filtersOf(resource).flatMap(({ keys, filter }) => {
    const values = filter.read(keys.map((key) => query.get(key)));
    return keys.map((key, index) => [key, values[index]] as const);
  });
  const sort = readSort(resource, query.get("sort"));
  return {
    ...(resource.plain ? FIRST_PAGE : readPaging(resource, query)),
    ...Object.fromEntries(conditions.filter(([, value]) => value !== undefined)),
    ...(sort && { sort }),
  };
}

/** The URL's query for a search, without its question mark; defaults are left out. */
export function writeSearch(resource: Searched, search: Search): string {
  const query = new URLSearchParams();
  if (search.current !== 1) query.set("current", String(search.current));
  if (search.pageSize !== DEFAULT_SIZE) query.set("pageSize", String(search.pageSize));
  for (const key of [...filtersOf(resource).flatMap(({ keys }) => keys), "sort"]) {
    const value = search[key];
    if (value !== undefined) query.set(key, String(value));
  }
  return queryText(query);
}

/** A query as it stands in an address. It needs no escapes for the commas between values. */
export const queryText = (query: URLSearchParams): string => query.toString().replaceAll("%2C", ",");

/** The conditions alone, as the address writes them, for comparison. */
export const filtersKey = (resource: Searched, search: Search): string =>
  writeSearch(resource, { ...search, current: 1, pageSize: DEFAULT_SIZE, sort: undefined });

/** The search with other conditions, on the first page; page size and sort stay. */
export const withFilters = ({ pageSize, sort }: Search, filters: SearchFilters): Search => ({
  ...filters,
  current: 1,
  pageSize,
  ...(sort && { sort }),
});

/** The conditions of a filter for a text, or of one for a range from and to it; none if it is for something else. */
function conditionsFor(filter: FieldFilter, text: string): Conditions {
  const empty = filter.toValue([]);
  if (empty === "") return filter.toConditions(text);
  const isRange = Array.isArray(empty) && empty.length === 2;
  return isRange ? filter.toConditions([text, text]) : [];
}

/** The first page of the records that have a text, or the number that it says, in a field. */
export function searchByText(resource: Searched, field: string, text: string): Search {
  const { keys, filter } = filtersOf(resource).find(({ name }) => name === field) ?? {};
  const conditions = filter ? conditionsFor(filter, text) : [];
  const filters = Object.fromEntries(conditions.map((one, index) => [keys?.[index] ?? "", one]));
  return withFilters(FIRST_PAGE, filters);
}

/** The search with other conditions of a field. */
export function withConditions(
  resource: Searched,
  search: Search,
  keys: readonly string[],
  conditions: readonly (string | undefined)[],
): Search {
  const all = filtersOf(resource).flatMap((one) => one.keys);
  const others = all.map((key) => [key, conditionOf(search, key)] as const);
  const changed = keys.map((key, index) => [key, conditions[index]] as const);
  return withFilters(search, Object.fromEntries([...others, ...changed]));
}

/** The search without the conditions of a field. */
export function withoutFilter(resource: Searched, search: Search, name: string): Search {
  const { keys = [] } = filtersOf(resource).find((one) => one.name === name) ?? {};
  return withConditions(resource, search, keys, []);
}

const conditionOf = (search: Search, key: string): string | undefined => {
  const value = search[key];
  return value === undefined ? undefined : String(value);
};

/** The conditions of a field. */
export const conditionsOf = (search: Search, keys: readonly string[]) => keys.map((key) => conditionOf(search, key));

/** The search with another page size, on the page that contains the current first row. */
export const withSize = (search: Search, pageSize: number): Search => ({
  ...search,
  pageSize,
  current: Math.floor(((search.current - 1) * search.pageSize) / pageSize) + 1,
});

/** The last page of `total` rows; an empty list has one page. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The filters that are set, in the order of the form. */
export const activeFilters = (resource: Searched, search: Search) =>
  filtersOf(resource).filter(({ keys }) => keys.some((key) => search[key] !== undefined));
