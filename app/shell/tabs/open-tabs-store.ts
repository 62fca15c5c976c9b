import * as v from "valibot";
import { STORED_SCROLLS } from "~/config/limits";
import { STORAGE_KEY } from "~/config/storage-keys";
import { createStore } from "~/lib/state/store";
import { readTabStored, writeTabStored } from "~/lib/storage/tab-storage";
import { screenAt } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import type { Screen } from "~/navigation/screens";
import {
  FIRST_TABS,
  normalizeTabs,
  reuseUnchanged,
  type Tab,
  type Tabs,
  tabAt,
  withoutTabs,
  withTab,
} from "./open-tabs";

type Desk = {
  /** Whose tabs these are; empty is nobody. */
  account: string;
  tabs: Tabs;
  /** How often the operator loaded a screen anew: it then begins afresh. */
  reloads: number;
};

/** The open tabs of this browser tab. Which one is active follows from the URL. */
export const openTabs = createStore<Desk>({ account: "", tabs: FIRST_TABS, reloads: 0 });

/** How far the main area was scrolled, by path and query; the latest last. */
const scrolls = new Map<string, number>();

const stored = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ account: v.string(), urls: v.array(v.unknown()), scrolls: v.array(v.unknown()) }),
  ),
  { account: "", urls: [], scrolls: [] },
);
const scroll = v.tuple([v.string(), v.number()]);

/** Takes over what this browser tab has kept for the account; another account's is forgotten. */
function takeOver(account: string): readonly unknown[] {
  scrolls.clear();
  const saved = v.parse(stored, readTabStored(STORAGE_KEY.tabs));
  if (saved.account !== account) return [];
  for (const entry of saved.scrolls) if (v.is(scroll, entry)) rememberScroll(...entry);
  return saved.urls;
}

/** Writes tabs and scroll positions down, so that they outlive a reload. */
export function storeOpenTabs(): void {
  const { account, tabs } = openTabs.get();
  if (!account) return;
  const urls = tabs.map(({ url }) => url);
  writeTabStored(STORAGE_KEY.tabs, JSON.stringify({ account, urls, scrolls: [...scrolls] }));
}

/** Where the closing of tabs leads, from when the router is told until it is drawn that it is on its way. */
let leaving: { to: Tab; gone: Tabs } | undefined;

/** Notes that the screens of closed tabs are left for another one. */
export function leaveFor(to: Tab, gone: Tabs): void {
  leaving = { to, gone: [...(leaving?.gone ?? []), ...gone] };
}

export const screenOnTheWay = (): Screen | undefined => leaving?.to.screen;

/** From now on the router's own hooks tell where the page is going. */
export function seeOnTheWay(): void {
  leaving = undefined;
}

type Visit = { account: string; role: Role; url: string };

/** Notes what an account looks at, and drops what its role may not see. */
export function openTab({ account, role, url }: Visit): void {
  const known = openTabs.get();
  const urls = known.account === account ? known.tabs.map((tab) => tab.url) : takeOver(account);
  const tabs = normalizeTabs(urls, role);
  const here = tabAt(url, role);
  // A screen that is drawn late, when its tab has been closed already, is not looked at.
  if (leaving?.gone.some(({ screen }) => screen === here?.screen)) return;
  leaving = undefined;
  openTabs.set({ account, tabs: reuseUnchanged(known.tabs, here ? withTab(tabs, here) : tabs) });
  storeOpenTabs();
}

/** Closes tabs with all that was kept of them. */
export function closeTabs(gone: Tabs): void {
  openTabs.set({ tabs: withoutTabs(openTabs.get().tabs, gone) });
  for (const url of scrolls.keys()) {
    const screen = screenAt(url.replace(/\?.*/, ""));
    if (gone.some((tab) => tab.screen === screen)) scrolls.delete(url);
  }
  storeOpenTabs();
}

/** The hash at which the tab of a path with its query was left. */
export function hashOf(url: string): string {
  const tab = openTabs.get().tabs.find((open) => open.url.startsWith(`${url}#`));
  return tab?.url.slice(url.length) ?? "";
}

/** Lets the screen on the page begin afresh. */
export const restartScreen = (): void => openTabs.set({ reloads: openTabs.get().reloads + 1 });

/** Forgets all; for a logout that the operator chose. */
export function forgetTabs(): void {
  scrolls.clear();
  leaving = undefined;
  openTabs.set({ account: "", tabs: FIRST_TABS });
  writeTabStored(STORAGE_KEY.tabs, "");
}

/** How far a path with its query was scrolled when it was left. */
export const scrollAt = (url: string): number => scrolls.get(url) ?? 0;

export function rememberScroll(url: string, top: number): void {
  scrolls.delete(url);
  scrolls.set(url, top);
  for (const oldest of [...scrolls.keys()].slice(0, -STORED_SCROLLS)) scrolls.delete(oldest);
}
