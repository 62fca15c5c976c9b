import { type Location, useLocation, useNavigate, useNavigation } from "@remix-run/react";
import { type MutableRefObject, type RefObject, useLayoutEffect } from "react";
import type { User } from "~/api/user";
import { useCurrentScreen } from "~/components/use-current-screen";
import { useStore } from "~/lib/store";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/screens";
import { accountOf } from "~/session/account";
import { closeTabs, desk, openTab, restartScreen } from "~/session/tab-store";
import { type Closing, closedBy, successor, type Tab, tabAt } from "~/session/tabs";
import { mayDiscard, SWITCHING } from "~/session/unsaved";
import { settings } from "~/settings/settings";

const urlOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

/** Keeps the tabs in step with the page: each screen that is looked at has one. */
export function useOpenTabs(user: User, role: Role): void {
  const url = urlOf(useLocation());
  const account = accountOf(user);
  useLayoutEffect(() => openTab({ account, role, url }), [account, role, url]);
}

/**
 * Where the menu's link to a path leads: to the screen's tab as it was left. On the screen itself, and where
 * no tabs are shown, it leads to the screen's beginning.
 */
export function useKeptUrl(path: string): string {
  const here = useCurrentScreen()?.path;
  const shown = useStore(settings, ({ tabBar }) => tabBar);
  const kept = useStore(desk, ({ tabs }) => tabs.find(({ screen }) => screen.path === path)?.url);
  return (shown && path !== here && kept) || path;
}

/** What can be done with the tabs of a role. */
export function useTabs(role: Role, next: RefObject<Location | undefined>) {
  const navigate = useNavigate();
  const location = useLocation();
  // Who is on the way to another screen has left this one.
  const isHere = ({ screen }: Tab) => {
    const here = (next.current && tabAt(urlOf(next.current), role)) ?? tabAt(urlOf(location), role);
    return screen === here?.screen;
  };

  /** Closes tabs, unless the operator would rather keep what is unsaved there; returns the one that is nearest then. */
  async function close(which: Closing, from: Tab): Promise<Tab | undefined> {
    const { tabs } = desk.get();
    const gone = closedBy(tabs, which, from);
    if (!(await mayDiscard(...gone.map(({ screen }) => ({ screen: screen.name }))))) return from;
    const nearest = successor(tabs, gone, from);
    closeTabs(gone);
    if (gone.some(isHere) && nearest) navigate(nearest.url, { state: SWITCHING });
    return nearest;
  }

  /** Loads a tab's screen anew, by way of the redirection. */
  function reload(tab: Tab): void {
    if (isHere(tab)) restartScreen();
    navigate(pathTo("Redirect").replace("/*", tab.url), { replace: isHere(tab), state: SWITCHING });
  }

  return { close, reload };
}

/** Keeps where a navigation leads, for whoever asks at a click: the tabs are not drawn anew for each of its steps. */
export function NextLocation({ keep }: { keep: MutableRefObject<Location | undefined> }): null {
  const { location } = useNavigation();
  useLayoutEffect(() => {
    keep.current = location;
  }, [keep, location]);
  return null;
}
