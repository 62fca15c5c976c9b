import { FORM_PARAMS } from "~/features/drafts/address-forms";
import { normalizedAddress } from "~/lib/page/normalized-address";
import { containsText, searchText } from "~/lib/text/search-text";

/** The kinds of cards. */
export const KINDS = ["quality", "service", "rule"] as const;
export type Kind = (typeof KINDS)[number];
export const TABS = ["all", ...KINDS] as const;
export type CardTab = (typeof TABS)[number];

type CardQuery = { tab: CardTab; search: string };

const TAB = "tab";
const SEARCH = "search";

/** Tab and search from the URL's query; invalid values take the default, a text that is too long is truncated. */
export function readCardQuery(query: URLSearchParams): CardQuery {
  const tab = TABS.find((known) => known === query.get(TAB)) ?? "all";
  return { tab, search: searchText(query.get(SEARCH)) };
}

/** The query with another tab or search; defaults are left out, other parameters stay. */
export function writeCardQuery(query: URLSearchParams, change: Partial<CardQuery> = {}): URLSearchParams {
  const { tab, search } = { ...readCardQuery(query), ...change };
  const next = new URLSearchParams(query);
  next.delete(TAB);
  next.delete(SEARCH);
  if (tab !== "all") next.set(TAB, tab);
  if (search.trim()) next.set(SEARCH, search.trim());
  return next;
}

/** The address with valid tab and search; undefined if they are valid already. */
export const normalizedCardAddress = (url: URL): string | undefined =>
  normalizedAddress(url, (query) => writeCardQuery(query));

/** The URL without tab, search and the form of a new queue, to see whether anything else differs. */
export function withoutCardQuery(url: URL): string {
  const query = writeCardQuery(url.searchParams, { tab: "all", search: "" });
  query.delete(FORM_PARAMS.create);
  return `${url.pathname}?${query}`;
}

/** The cards whose title or description contains the search text. */
export function findCards<T extends { title: string; description: string }>(cards: readonly T[], search: string): T[] {
  return cards.filter(({ title, description }) => [title, description].some((text) => containsText(text, search)));
}
