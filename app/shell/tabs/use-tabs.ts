import { createPath, useNavigate } from "@remix-run/react";
import { withoutBasePath } from "~/config/base-path";
import { confirmDiscard, TAB_SWITCH } from "~/features/drafts/unsaved";
import { type Closing, nextActiveTab, type Tab, tabAt, tabsClosedBy } from "~/features/tabs/open-tabs";
import { closeTabs, openTabs, pendingScreen, remountScreen, startTabSwitch } from "~/features/tabs/open-tabs-store";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";

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
