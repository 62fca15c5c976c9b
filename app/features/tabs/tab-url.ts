import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { currentAddress } from "~/lib/page/current-address";
import { useStore } from "~/lib/state/use-store";
import { screenAt } from "~/navigation/paths";
import { settings } from "~/settings/settings";
import type { Tabs } from "./open-tabs";
import { openTabs } from "./open-tabs-store";

const savedUrl =
  (path: string) =>
  ({ tabs }: { tabs: Tabs }) =>
    tabs.find(({ screen }) => screen.path === path)?.url;

/**
 * The target of a link that only names a screen: the screen's tab with its URL. On the screen itself, and without tabs,
 * the plain path.
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
