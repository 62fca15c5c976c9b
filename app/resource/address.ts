import { readTarget, type Target, targetParams } from "./drawer/target";
import type { Resource, Search } from "./resource";
import { readSearch, writeSearch } from "./search";

type Addressed = Pick<Resource, "fields" | "calls">;

/** The URL's query, without its question mark, for a search and what is open above it. */
export function writeAddress(resource: Addressed, search: Search, target: Target | null): string {
  const query = new URLSearchParams(writeSearch(resource, search));
  for (const [name, value] of targetParams(target)) query.set(name, value);
  return query.toString();
}

/**
 * A URL's query, without its question mark, with valid values and as the console writes it; null if it is so already.
 * The text is compared, because parsing hides a broken escape sequence.
 */
export function normalizedQuery(resource: Addressed, text: string): string | null {
  const query = new URLSearchParams(text);
  const normalized = writeAddress(resource, readSearch(resource, query), readTarget(resource, query));
  return normalized === text ? null : normalized;
}
