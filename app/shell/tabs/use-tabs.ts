import { useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { useLayoutEffect } from "react";
import type { User } from "~/api/user";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { mayDiscard, TAB_SWITCH } from "~/features/drafts/unsaved";
import { useStore } from "~/lib/state/use-store";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import { accountOf } from "~/session/account";
import { settings } from "~/settings/settings";
import { type Closing, nextActiveTab, type Tab, tabAt, tabsClosedBy } from "./open-tabs";
import { closeTabs, leaveFor, openTab, openTabs, restartScreen, screenOnTheWay, seeOnTheWay } from "./open-tabs-store";

const urlOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

/** Adds a tab for each visited screen. */
export function OpenTabs({ user, role }: { user: User; role: Role }): null {
  const url = urlOf(useLocation());
  const isIdle = useNavigation().state === "idle";
  const account = accountOf(user);
  useLayoutEffect(() => {
    if (isIdle) openTab({ account, role, url });
    else seeOnTheWay();
  }, [isIdle, account, role, url]);
  return null;
}

/**
 * The target of a menu link: the screen's tab with its URL. On the screen itself, and without tabs, the plain path.
 */
export function useTabUrl(path: string): string {
  const here = useCurrentScreen()?.path;
  const shown = useStore(settings, ({ tabBar }) => tabBar);
  const saved = useStore(openTabs, ({ tabs }) => tabs.find(({ screen }) => screen.path === path)?.url);
  return (shown && path !== here && saved) || path;
}

export function useTabs(role: Role) {
  const navigate = useNavigate();
  const location = useLocation();
  const { location: next } = useNavigation();
  // During a navigation its target counts as the current screen. The router's hooks know only rendered navigations.
  const isHere = ({ screen }: Tab) => {
    const drawn = (next && tabAt(urlOf(next), role)) ?? tabAt(urlOf(location), role);
    return screen === (screenOnTheWay() ?? drawn?.screen);
  };

  /** Closes tabs, after a confirmation if they have unsaved values; resolves with the tab to focus. */
  async function close(which: Closing, from: Tab): Promise<Tab | undefined> {
    const { tabs } = openTabs.get();
    const gone = tabsClosedBy(tabs, which, from);
    if (!(await mayDiscard(...gone.map(({ screen }) => ({ screen: screen.name }))))) return from;
    const nearest = nextActiveTab(tabs, gone, from);
    closeTabs(gone);
    if (gone.some(isHere) && nearest) {
      leaveFor(nearest, gone);
      navigate(nearest.url, { state: TAB_SWITCH });
    }
    return nearest;
  }

  /** Reloads a tab's screen by way of the redirect route. */
  function reload(tab: Tab): void {
    if (isHere(tab)) restartScreen();
    navigate(pathTo("Redirect").replace("/*", tab.url), { replace: isHere(tab), state: TAB_SWITCH });
  }

  return { close, reload };
}
