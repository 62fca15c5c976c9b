import { createPath, useNavigate } from "@remix-run/react";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { withoutBasePath } from "~/config/base-path";
import { confirmDiscard, TAB_SWITCH } from "~/features/drafts/unsaved";
import { currentAddress } from "~/lib/page/current-address";
import { useStore } from "~/lib/state/use-store";
import { pathTo, screenAt } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import type { Screen } from "~/navigation/screens";
import { settings } from "~/settings/settings";
import { type Closing, nextActiveTab, type Tab, type Tabs, tabAt, tabsClosedBy } from "./open-tabs";
import { closeTabs, openTabs, pendingScreen, remountScreen, startTabSwitch } from "./open-tabs-store";

const savedUrl =
  (path: string) =>
  ({ tabs }: { tabs: Tabs }) =>
    tabs.find(({ screen }) => screen.path === path)?.url;

/**
 * The target of a menu link: the screen's tab with its URL. On the screen itself, and without tabs, the plain path.
 */
export function useTabUrl(path: string): string {
  const currentPath = useCurrentScreen()?.path;
  const hasTabs = useStore(settings, ({ tabBar }) => tabBar);
  const saved = useStore(openTabs, savedUrl(path));
  return (hasTabs && path !== currentPath && saved) || path;
}

/** The same at the moment of a press. */
export function tabUrl(path: string): string {
  const isShown = screenAt(currentAddress().pathname).path === path;
  return (settings.get().tabBar && !isShown && savedUrl(path)(openTabs.get())) || path;
}

/** Whether another screen than this one is being loaded at the moment. */
export function isLeaving(screen: Screen): boolean {
  const { location } = window.__remixRouter.state.navigation;
  return location !== undefined && screenAt(withoutBasePath(location.pathname)) !== screen;
}

export function useTabs(role: Role) {
  const navigate = useNavigate();
  /** At the moment of the call: the screen may have changed while a question was open. A navigation's target counts. */
  const isCurrent = ({ screen }: Tab) => {
    const { location, navigation } = window.__remixRouter.state;
    const screenOf = (at: typeof location | undefined) => at && tabAt(withoutBasePath(createPath(at)), role)?.screen;
    return screen === (pendingScreen() ?? screenOf(navigation.location) ?? screenOf(location));
  };

  /** Closes tabs, after a confirmation if they have unsaved values; resolves with the tab to focus. */
  async function close(which: Closing, from: Tab): Promise<Tab | undefined> {
    const { tabs } = openTabs.get();
    const closed = tabsClosedBy(tabs, which, from);
    if (!(await confirmDiscard(...closed.map(({ screen }) => ({ screen: screen.name }))))) return from;
    const nearest = nextActiveTab(tabs, closed, from);
    closeTabs(closed);
    if (closed.some(isCurrent) && nearest) {
      startTabSwitch(nearest, closed);
      navigate(nearest.url, { state: TAB_SWITCH });
    }
    return nearest;
  }

  /** Reloads a tab's screen by way of the redirect route. In a replacement text `$&` would be the path itself. */
  function reload(tab: Tab): void {
    if (isCurrent(tab)) remountScreen();
    navigate(
      pathTo("Redirect").replace("/*", () => tab.url),
      { replace: isCurrent(tab), state: TAB_SWITCH },
    );
  }

  return { close, reload };
}
