import { CONTENT_TYPES, FILTER_TYPES, type listPolicies, POLICY_SORTS, POLICY_STATUSES } from "~/api/policy";
import { FILTER_TEXT_LIMIT, PAGE_SIZES } from "~/config/limits";
import { parseDay } from "~/lib/text/days";

/** What the table shows: the query of the call. The URL is its only source. */
export type PolicySearch = Parameters<typeof listPolicies>[0]["query"];
export type PolicyFilters = Omit<PolicySearch, "current" | "pageSize" | "sort">;
export type SortColumn = "count" | "createdTime";

const FILTERS = ["number", "name", "contentType", "filterType", "status", "createdFrom", "createdTo"] as const;
const KEYS = ["current", "pageSize", ...FILTERS, "sort"] as const;
const [DEFAULT_SIZE] = PAGE_SIZES;

const oneOf = <const T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

/** Truncates by code points: half an emoji cannot be encoded in a URL. */
const truncatedText = (text: string | null) =>
  [...(text ?? "").slice(0, 2 * FILTER_TEXT_LIMIT)].slice(0, FILTER_TEXT_LIMIT).join("").trim() || undefined;

const pageNumber = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 1);

/** The search from a URL's query: invalid values take the default, days in the wrong order are swapped. */
export function readSearch(query: URLSearchParams): PolicySearch {
  const [createdFrom, createdTo] = sortDays(
    parseDay(query.get("createdFrom") ?? "") ?? undefined,
    parseDay(query.get("createdTo") ?? "") ?? undefined,
  );
  return {
    current: pageNumber(query.get("current")),
    pageSize: PAGE_SIZES.find((size) => String(size) === query.get("pageSize")) ?? DEFAULT_SIZE,
    number: truncatedText(query.get("number")),
    name: truncatedText(query.get("name")),
    contentType: oneOf(CONTENT_TYPES, query.get("contentType")),
    filterType: oneOf(FILTER_TYPES, query.get("filterType")),
    status: oneOf(POLICY_STATUSES, query.get("status")),
    createdFrom,
    createdTo,
    sort: oneOf(POLICY_SORTS, query.get("sort")),
  };
}

const sortDays = (from?: string, to?: string) => (from && to && from > to ? [to, from] : [from, to]);

/** The URL's query for a search, without its question mark; defaults are left out. */
export function writeSearch(search: PolicySearch): string {
  const query = new URLSearchParams();
  const defaults: Partial<Record<string, number>> = { current: 1, pageSize: DEFAULT_SIZE };
  for (const key of KEYS) {
    const value = search[key];
    if (value !== undefined && value !== defaults[key]) query.set(key, String(value));
  }
  return query.toString();
}

/** The query with valid values; null if it is valid already. */
export function normalizedQuery(query: URLSearchParams): string | null {
  const normalized = writeSearch(readSearch(query));
  return normalized === query.toString() ? null : normalized;
}

/** The filters as a string, for comparison. */
export const filtersKey = (search: PolicySearch): string =>
  writeSearch({ ...search, current: 1, pageSize: DEFAULT_SIZE, sort: undefined });

/** The search with other filters, on the first page; page size and sort stay. */
export const withFilters = ({ pageSize, sort }: PolicySearch, filters: PolicyFilters): PolicySearch => ({
  ...filters,
  current: 1,
  pageSize,
  sort,
});

/** The search without one of its filters; both days are one filter. */
export const withoutFilter = (search: PolicySearch, field: FilterField): PolicySearch =>
  withFilters(search, {
    ...search,
    ...(field === "createdTime" ? { createdFrom: undefined, createdTo: undefined } : { [field]: undefined }),
  });

/** The search with another page size, on the page that contains the current first row. */
export const withSize = (search: PolicySearch, pageSize: number): PolicySearch => ({
  ...search,
  pageSize,
  current: Math.floor(((search.current - 1) * search.pageSize) / pageSize) + 1,
});

/** The search after a click on a column: descending, then ascending, then the server's default order. */
export function withNextSort(search: PolicySearch, column: SortColumn): PolicySearch {
  const descending = `-${column}` as const;
  const next = search.sort === column ? undefined : descending;
  return { ...search, current: 1, sort: search.sort === descending ? column : next };
}

/** The last page of `total` rows; an empty list has one page. */
export const lastPage = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize));

export type FilterField = Exclude<(typeof FILTERS)[number], "createdFrom" | "createdTo"> | "createdTime";

/** The filters that are set, in the order of the form. */
export function activeFilters(search: PolicySearch): FilterField[] {
  const fields: FilterField[] = ["number", "name", "contentType", "filterType", "createdTime", "status"];
  return fields.filter((field) => (field === "createdTime" ? (search.createdFrom ?? search.createdTo) : search[field]));
}
