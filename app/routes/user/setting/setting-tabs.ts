import { normalizedAddress } from "~/lib/page/normalized-address";

export const TABS = ["basic", "security", "certification"] as const;
export type SettingTab = (typeof TABS)[number];

/** The tab's name in the query. */
const TAB = "tab";

/** The tab of an address; a wrong one is the first. */
export const readTab = (query: URLSearchParams): SettingTab =>
  TABS.find((known) => known === query.get(TAB)) ?? TABS[0];

/** The query of another tab; the first is left out of it. */
export function writeTab(query: URLSearchParams, tab: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (tab === null || tab === TABS[0]) next.delete(TAB);
  else next.set(TAB, tab);
  return next;
}

/** The address with a known tab; undefined where it is so already. */
export const normalizedTabAddress = (url: URL): string | undefined =>
  normalizedAddress(url, (query) => writeTab(query, readTab(query)));
