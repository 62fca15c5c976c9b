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
import { closeTabs, openTab, openTabs, restartScreen } from "./open-tabs-store";
import { useRouter } from "./use-router";

const urlOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  pathname + search + hash;

/** Keeps the tabs in step with the page: each screen that is looked at has one. */
export function OpenTabs({ user, role }: { user: User; role: Role }): null {
  const router = useRouter();
  const url = urlOf(useLocation());
  const isIdle = useNavigation().state === "idle";
  const account = accountOf(user);
  useLayoutEffect(() => {
    // What the router has left behind already, such as a tab that was closed, is not looked at.
    if (isIdle && !router.state.navigation.location) openTab({ account, role, url });
  }, [router, isIdle, account, role, url]);
  return null;
}

/**
 * Where the menu's link to a path leads: to the screen's tab as it was left. On the screen itself, and where
 * no tabs are shown, it leads to the screen's beginning.
 */
export function useTabUrl(path: string): string {
  const here = useCurrentScreen()?.path;
  const shown = useStore(settings, ({ tabBar }) => tabBar);
  const kept = useStore(openTabs, ({ tabs }) => tabs.find(({ screen }) => screen.path === path)?.url);
  return (shown && path !== here && kept) || path;
}

/** What can be done with the tabs of a role. */
export function useTabs(role: Role) {
  const navigate = useNavigate();
  const router = useRouter();
  // Who is on the way to another screen has left this one.
  const isHere = ({ screen }: Tab) => {
    const { navigation, location } = router.state;
    const here = (navigation.location && tabAt(urlOf(navigation.location), role)) ?? tabAt(urlOf(location), role);
    return screen === here?.screen;
  };

  /** Closes tabs, unless the operator would rather keep what is unsaved there; returns the one that is nearest then. */
  async function close(which: Closing, from: Tab): Promise<Tab | undefined> {
    const { tabs } = openTabs.get();
    const gone = tabsClosedBy(tabs, which, from);
    if (!(await mayDiscard(...gone.map(({ screen }) => ({ screen: screen.name }))))) return from;
    const nearest = nextActiveTab(tabs, gone, from);
    closeTabs(gone);
    if (gone.some(isHere) && nearest) navigate(nearest.url, { state: TAB_SWITCH });
    return nearest;
  }

  /** Loads a tab's screen anew, by way of the redirection. */
  function reload(tab: Tab): void {
    if (isHere(tab)) restartScreen();
    navigate(pathTo("Redirect").replace("/*", tab.url), { replace: isHere(tab), state: TAB_SWITCH });
  }

  return { close, reload };
}
