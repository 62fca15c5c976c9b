import { canAccess } from "~/navigation/access";
import { DEFAULT_SCREEN, getScreen, isRoutable, screenAt } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import type { Screen } from "~/navigation/screens";

/** An open screen and its last URL: path, query and hash. */
export type Tab = { screen: Screen; url: string };
export type Tabs = readonly Tab[];

/** Which tabs to close, relative to one of them. */
export type Closing = "this" | "left" | "right" | "others" | "all";

const home = getScreen(DEFAULT_SCREEN);
/** The workplace is always open. */
export const FIRST_TABS: Tabs = [{ screen: home, url: home.path }];

const ORIGIN = "http://localhost";

/** The tab of an untrusted URL; undefined if it is not a screen of the console, or one that the role may not see. */
export function tabAt(url: string, role: Role): Tab | undefined {
  // Only such a path stays within the origin and is accepted by `new URL`.
  if (!/^\/(?![/\\\t\n\r])/.test(url)) return undefined;
  const { pathname, search, hash } = new URL(url, ORIGIN);
  if (!isRoutable(pathname)) return undefined;
  const screen = screenAt(pathname);
  return screen.bare || !canAccess(screen, role) ? undefined : { screen, url: pathname + search + hash };
}

/** The tabs with another one added; a screen that has a tab already only gets the new URL. */
export function withTab(tabs: Tabs, tab: Tab): Tabs {
  if (!tabs.some(({ screen }) => screen === tab.screen)) return [...tabs, tab];
  return tabs.map((known) => (known.screen === tab.screen ? tab : known));
}

/** The next tabs, with the objects of unchanged ones reused, so that those do not render again. */
export function reuseUnchanged(previous: Tabs, next: Tabs): Tabs {
  const reused = next.map((tab) => previous.find(({ screen, url }) => screen === tab.screen && url === tab.url) ?? tab);
  return reused.length === previous.length && reused.every((tab, index) => tab === previous[index]) ? previous : reused;
}

/** The tabs of untrusted URLs that the role may see: the workplace first, no screen twice. */
export function normalizeTabs(urls: readonly unknown[], role: Role): Tabs {
  return urls.flatMap((url) => (typeof url === "string" ? (tabAt(url, role) ?? []) : [])).reduce(withTab, FIRST_TABS);
}

/** The tabs to close, relative to a tab; never the workplace. */
export function tabsClosedBy(tabs: Tabs, which: Closing, from: Tab): Tabs {
  const current = tabs.findIndex(({ screen }) => screen === from.screen);
  const matches: Record<Closing, (index: number) => boolean> = {
    this: (index) => index === current,
    left: (index) => index < current,
    right: (index) => current !== -1 && index > current,
    others: (index) => index !== current,
    all: () => true,
  };
  return tabs.filter((tab, index) => tab.screen !== home && matches[which](index));
}

export const withoutTabs = (tabs: Tabs, closed: Tabs): Tabs =>
  tabs.filter(({ screen }) => !closed.some((tab) => tab.screen === screen));

/** The tab to show after others are closed: the tab itself if it stays, else the next on its right, else on its left. */
export function nextActiveTab(tabs: Tabs, closed: Tabs, tab: Tab): Tab | undefined {
  const index = tabs.findIndex(({ screen }) => screen === tab.screen);
  return withoutTabs(tabs.slice(index), closed).at(0) ?? withoutTabs(tabs, closed).at(-1);
}
