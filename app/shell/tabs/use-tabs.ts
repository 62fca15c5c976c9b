import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useLayoutEffect } from "react";
import type { User } from "~/api/user";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { withoutBasePath } from "~/config/base-path";
import { confirmDiscard, TAB_SWITCH } from "~/features/drafts/unsaved";
import { recordVisit } from "~/features/recents/recents";
import { useStore } from "~/lib/state/use-store";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import { accountOf } from "~/session/account";
import { settings } from "~/settings/settings";
import { type Closing, nextActiveTab, type Tab, tabAt, tabsClosedBy } from "./open-tabs";
import {
  closeTabs,
  endTabSwitch,
  openTab,
  openTabs,
  pendingScreen,
  remountScreen,
  startTabSwitch,
} from "./open-tabs-store";

const urlOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

/** Adds a tab for each visited screen and remembers it among the recent ones; a cancelled navigation is no visit. */
export function OpenTabs({ user, role }: { user: User; role: Role }): null {
  const url = urlOf(useLocation());
  const screen = useCurrentScreen();
  const isIdle = useNavigation().state === "idle";
  const account = accountOf(user);
  useLayoutEffect(() => {
    if (!isIdle) return endTabSwitch();
    openTab({ account, role, url });
    if (screen) recordVisit(screen);
  }, [isIdle, account, role, url, screen]);
  return null;
}

/**
 * The target of a menu link: the screen's tab with its URL. On the screen itself, and without tabs, the plain path.
 */
export function useTabUrl(path: string): string {
  const currentPath = useCurrentScreen()?.path;
  const hasTabs = useStore(settings, ({ tabBar }) => tabBar);
  const saved = useStore(openTabs, ({ tabs }) => tabs.find(({ screen }) => screen.path === path)?.url);
  return (hasTabs && path !== currentPath && saved) || path;
}

export function useTabs(role: Role) {
  const navigate = useNavigate();
  const location = useLocation();
  const { location: next } = useNavigation();
  // During a navigation its target counts as the current screen. The router's hooks know only rendered navigations.
  const isCurrent = ({ screen }: Tab) => {
    const rendered = (next && tabAt(withoutBasePath(urlOf(next)), role)) ?? tabAt(urlOf(location), role);
    return screen === (pendingScreen() ?? rendered?.screen);
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
