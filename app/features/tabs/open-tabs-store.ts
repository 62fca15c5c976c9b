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

type OpenTabsState = {
  /** The owner of the tabs; empty when logged out. */
  account: string;
  tabs: Tabs;
  /** How often the operator reloaded a screen; a change mounts it again. */
  reloads: number;
};

/** The open tabs of this browser tab. Which one is active follows from the URL. */
export const openTabs = createStore<OpenTabsState>({ account: "", tabs: FIRST_TABS, reloads: 0 });

/** The scroll positions of the main area by path and query, the latest last. */
const scrolls = new Map<string, number>();

const storedSchema = v.fallback(
  v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ account: v.string(), urls: v.array(v.unknown()), scrolls: v.array(v.unknown()) }),
  ),
  { account: "", urls: [], scrolls: [] },
);
const scrollSchema = v.tuple([v.string(), v.number()]);

/** Reads the stored tabs of this browser tab; those of another account are dropped. */
function restoreTabs(account: string): readonly unknown[] {
  scrolls.clear();
  const stored = v.parse(storedSchema, readTabStored(STORAGE_KEY.tabs));
  if (stored.account !== account) return [];
  for (const entry of stored.scrolls) if (v.is(scrollSchema, entry)) saveScroll(...entry);
  return stored.urls;
}

/** Stores tabs and scroll positions, so that they survive a reload. */
export function storeOpenTabs(): void {
  const { account, tabs } = openTabs.get();
  if (!account) return;
  const urls = tabs.map(({ url }) => url);
  writeTabStored(STORAGE_KEY.tabs, JSON.stringify({ account, urls, scrolls: [...scrolls] }));
}

/** Where closing tabs navigates to, from the call of `navigate` until React renders the navigation. */
let pendingSwitch: { to: Tab; closed: Tabs } | undefined;

/** Records a navigation from the screens of closed tabs to another one. */
export function startTabSwitch(to: Tab, closed: Tabs): void {
  pendingSwitch = { to, closed: [...(pendingSwitch?.closed ?? []), ...closed] };
}

export const pendingScreen = (): Screen | undefined => pendingSwitch?.to.screen;

/** Called when the router's hooks know the target. */
export function endTabSwitch(): void {
  pendingSwitch = undefined;
}

type Visit = { account: string; role: Role; url: string };

/** Adds the current screen to the account's tabs, and removes those that the role may not see. */
export function openTab({ account, role, url }: Visit): void {
  const previous = openTabs.get();
  const urls = previous.account === account ? previous.tabs.map((tab) => tab.url) : restoreTabs(account);
  const tabs = normalizeTabs(urls, role);
  const current = tabAt(url, role);
  // A screen that renders after its tab was closed must not open it again.
  if (pendingSwitch?.closed.some(({ screen }) => screen === current?.screen)) return;
  pendingSwitch = undefined;
  openTabs.set({ account, tabs: reuseUnchanged(previous.tabs, current ? withTab(tabs, current) : tabs) });
  storeOpenTabs();
}

/** Closes tabs and drops their scroll positions. */
export function closeTabs(closed: Tabs): void {
  openTabs.set({ tabs: withoutTabs(openTabs.get().tabs, closed) });
  for (const url of scrolls.keys()) {
    const screen = screenAt(url.replace(/\?.*/, ""));
    if (closed.some((tab) => tab.screen === screen)) scrolls.delete(url);
  }
  storeOpenTabs();
}

/** The last hash of the tab with this path and query. */
export function hashOf(url: string): string {
  const tab = openTabs.get().tabs.find((open) => open.url.startsWith(`${url}#`));
  return tab?.url.slice(url.length) ?? "";
}

/** Mounts the current screen again. */
export const remountScreen = (): void => openTabs.set({ reloads: openTabs.get().reloads + 1 });

/** Removes all tabs; for a logout. */
export function clearTabs(): void {
  scrolls.clear();
  pendingSwitch = undefined;
  openTabs.set({ account: "", tabs: FIRST_TABS });
  writeTabStored(STORAGE_KEY.tabs, "");
}

/** The last scroll position of a path and query. */
export const savedScroll = (url: string): number => scrolls.get(url) ?? 0;

export function saveScroll(url: string, top: number): void {
  scrolls.delete(url);
  scrolls.set(url, top);
  for (const oldest of [...scrolls.keys()].slice(0, -STORED_SCROLLS)) scrolls.delete(oldest);
}
