import { replace } from "@remix-run/react";
import { normalizedAddress } from "~/lib/page/normalized-address";
import type { Resource } from "~/resource/resource";
import { normalizedQuery } from "./address";

/** The address with valid values for the lists of its screen; undefined if it has such already, in whatever order. */
export const validAddress = (resources: readonly Resource[], url: URL): string | undefined =>
  normalizedAddress(url, (query) => new URLSearchParams(normalizedQuery(resources, query.toString()) ?? query));

/** The query to which a valid one leads; null to stay. */
export type QueryToOpen = (resources: readonly Resource[], text: string) => string | null;

/**
 * Throws a redirect if the address of a screen with these lists is not as the console writes it, or is valid and leads
 * to another query.
 */
export function redirectAddress(
  resources: readonly Resource[],
  { pathname, search }: URL,
  queryToOpen?: QueryToOpen,
): void {
  const text = search.slice(1);
  const query = normalizedQuery(resources, text) ?? queryToOpen?.(resources, text) ?? null;
  if (query !== null) throw replace(`${pathname}?${query}`);
}
