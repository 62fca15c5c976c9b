import { useWindowEvent } from "@mantine/hooks";
import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { useStore } from "~/lib/state/use-store";
import { settings } from "~/settings/settings";
import { rememberScroll, scrollAt, storeOpenTabs } from "./open-tabs-store";
import { scrollWhenDrawn } from "./scroll-when-drawn";

/**
 * Stores the main area's scroll position by path and query, and restores it on back, forward and a switch of tabs.
 * When only the query changes, the screen itself decides where to scroll.
 */
export function useStoredScroll(main: RefObject<HTMLElement>): void {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const isBackOrForward = useNavigationType() === "POP";
  const screen = useCurrentScreen();
  const hasTabs = useStore(settings, ({ tabBar }) => tabBar);
  const before = useRef<{ url: string; screen: typeof screen }>();

  useLayoutEffect(() => {
    const area = main.current;
    if (!area) return;
    const isSameScreen = before.current?.screen === screen;
    const stays = before.current?.url === url || (isSameScreen && !isBackOrForward);
    before.current = { url, screen };
    const top = isBackOrForward || hasTabs ? scrollAt(url) : 0;
    const restoring = stays ? undefined : scrollWhenDrawn(area, top);
    const record = () => {
      if (!restoring?.running()) rememberScroll(url, area.scrollTop);
    };
    record();
    area.addEventListener("scroll", record, { passive: true });
    return () => {
      restoring?.stop();
      area.removeEventListener("scroll", record);
    };
  }, [main, url, screen, isBackOrForward, hasTabs]);

  useWindowEvent("pagehide", storeOpenTabs);
}
