import { canAccess } from "~/navigation/access";
import { DEFAULT_SCREEN, getScreen, isRoutable, screenAt } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import type { Screen } from "~/navigation/screens";

/** An open screen and the whole URL at which it was left: path, query and hash. */
export type Tab = { screen: Screen; url: string };
export type Tabs = readonly Tab[];

/** Which tabs are closed, seen from one of them. */
export type Closing = "this" | "left" | "right" | "others" | "all";

const home = getScreen(DEFAULT_SCREEN);
/** What is always open: the workplace, as at first. */
export const FIRST_TABS: Tabs = [{ screen: home, url: home.path }];

const ORIGIN = "http://localhost";

/** The tab of an unchecked URL; undefined where it is no path of the console, or none that the role may see. */
export function tabAt(url: string, role: Role): Tab | undefined {
  // Such a path is resolved within the origin and is never refused.
  if (!/^\/(?![/\\\t\n\r])/.test(url)) return undefined;
  const { pathname, search, hash } = new URL(url, ORIGIN);
  if (!isRoutable(pathname)) return undefined;
  const screen = screenAt(pathname);
  return screen.bare || !canAccess(screen, role) ? undefined : { screen, url: pathname + search + hash };
}

/** The tabs with one more; a screen has one tab at most, which keeps its place and takes the new URL. */
export function withTab(tabs: Tabs, tab: Tab): Tabs {
  if (!tabs.some(({ screen }) => screen === tab.screen)) return [...tabs, tab];
  return tabs.map((known) => (known.screen === tab.screen ? tab : known));
}

/** The next tabs, those that have not changed as the very ones that were known: nobody draws them anew. */
export function reuseUnchanged(known: Tabs, next: Tabs): Tabs {
  const kept = next.map((tab) => known.find(({ screen, url }) => screen === tab.screen && url === tab.url) ?? tab);
  return kept.length === known.length && kept.every((tab, index) => tab === known[index]) ? known : kept;
}

/** The tabs of unchecked URLs that the role may see: the workplace first, no screen twice. */
export function normalizeTabs(urls: readonly unknown[], role: Role): Tabs {
  return urls.flatMap((url) => (typeof url === "string" ? (tabAt(url, role) ?? []) : [])).reduce(withTab, FIRST_TABS);
}

/** What a way of closing closes, seen from a tab; the workplace never. */
export function tabsClosedBy(tabs: Tabs, which: Closing, from: Tab): Tabs {
  const here = tabs.findIndex(({ screen }) => screen === from.screen);
  const isMeant: Record<Closing, (index: number) => boolean> = {
    this: (index) => index === here,
    left: (index) => index < here,
    right: (index) => here !== -1 && index > here,
    others: (index) => index !== here,
    all: () => true,
  };
  return tabs.filter((tab, index) => tab.screen !== home && isMeant[which](index));
}

export const withoutTabs = (tabs: Tabs, gone: Tabs): Tabs =>
  tabs.filter(({ screen }) => !gone.some((tab) => tab.screen === screen));

/** Who takes a tab's place: itself while it stays, else its next neighbour to the right, else to the left. */
export function nextActiveTab(tabs: Tabs, gone: Tabs, tab: Tab): Tab | undefined {
  const index = tabs.findIndex(({ screen }) => screen === tab.screen);
  return withoutTabs(tabs.slice(index), gone).at(0) ?? withoutTabs(tabs, gone).at(-1);
}
