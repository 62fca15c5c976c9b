import { readTarget, type Target, targetParams } from "~/resource/drawer/target";
import type { Resource, Search } from "~/resource/resource";
import { type Prefixed, startOf } from "./prefix";
import { queryText, readSearch, writeSearch } from "./search";

type Addressed = Pick<Resource, "fields" | "severalSorts" | "plain" | "maxPageSize" | "calls" | "prefix">;

/** The parameters of a list in an address, without their prefix. */
export function paramsOf(resource: Prefixed, query: URLSearchParams): URLSearchParams {
  const start = startOf(resource);
  return new URLSearchParams(
    [...query].flatMap(([name, value]) => (name.startsWith(start) ? [[name.slice(start.length), value]] : [])),
  );
}

/** What the query of an address has open above a list. */
export const targetIn = (resource: Resource, query: string): Target | null =>
  readTarget(resource, paramsOf(resource, new URLSearchParams(query)));

/** The other parameters of an address: those of the screen around a list, and of the lists beside it. */
export function otherParams(resource: Prefixed, text: string): string {
  const start = startOf(resource);
  return new URLSearchParams([...new URLSearchParams(text)].filter(([name]) => !name.startsWith(start))).toString();
}

/**
 * The URL's query, without its question mark, for a search and what is open above it. `others` are the parameters that
 * stay.
 */
export function writeAddress(resource: Addressed, search: Search, target: Target | null, others: string): string {
  const query = new URLSearchParams(others);
  const own = [...new URLSearchParams(writeSearch(resource, search)), ...targetParams(target)];
  for (const [name, value] of own) query.set(`${startOf(resource)}${name}`, value);
  return queryText(query);
}

/**
 * A URL's query, without its question mark, with valid values for these lists and as the console writes it; null if it
 * is so already. The text is compared, because parsing hides a broken escape sequence.
 */
export function normalizedQuery(resources: readonly Addressed[], text: string): string | null {
  const normalized = resources.reduce((query, resource) => {
    const own = paramsOf(resource, new URLSearchParams(query));
    const others = otherParams(resource, query);
    return writeAddress(resource, readSearch(resource, own), readTarget(resource, own), others);
  }, text);
  return normalized === text ? null : normalized;
}
