import { normalizedAddress } from "~/lib/page/normalized-address";

export const TABS = ["basic", "security", "certification"] as const;
export type SettingTab = (typeof TABS)[number];

const TAB = "tab";

/** The tab in a URL's query; the first if it is missing or unknown. */
export const readTab = (query: URLSearchParams): SettingTab =>
  TABS.find((known) => known === query.get(TAB)) ?? TABS[0];

/** The query with another tab; the first one, the default, is left out. */
export function writeTab(query: URLSearchParams, tab: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (tab === null || tab === TABS[0]) next.delete(TAB);
  else next.set(TAB, tab);
  return next;
}

/** The address with a valid tab; undefined if it is valid already. */
export const normalizedTabAddress = (url: URL): string | undefined =>
  normalizedAddress(url, (query) => writeTab(query, readTab(query)));
