import { useWindowEvent } from "@mantine/hooks";
import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { savedScroll, saveScroll, storeOpenTabs } from "~/features/tabs/open-tabs-store";
import { useStore } from "~/lib/state/use-store";
import { settings } from "~/settings/settings";
import { restoreScroll } from "./restore-scroll";

/**
 * Stores the main area's scroll position by path and query, and restores it on back, forward and a switch of tabs.
 * When only the query changes, the screen itself decides where to scroll. Gives the area the focus when a new screen has
 * unmounted what had it, such as the link that led there.
 */
export function useStoredScroll(main: RefObject<HTMLElement>): void {
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const isBackOrForward = useNavigationType() === "POP";
  const screen = useCurrentScreen();
  const hasTabs = useStore(settings, ({ tabBar }) => tabBar);
  const previous = useRef<{ url: string; screen: typeof screen }>();

  useLayoutEffect(() => {
    const area = main.current;
    if (!area) return;
    const isSameScreen = previous.current?.screen === screen;
    const keepsScroll = previous.current?.url === url || (isSameScreen && !isBackOrForward);
    if (previous.current && !isSameScreen && document.activeElement === document.body)
      area.focus({ preventScroll: true });
    previous.current = { url, screen };
    const top = isBackOrForward || hasTabs ? savedScroll(url) : 0;
    const restoring = keepsScroll ? undefined : restoreScroll(area, top);
    const save = () => {
      if (!restoring?.isRunning()) saveScroll(url, area.scrollTop);
    };
    save();
    area.addEventListener("scroll", save, { passive: true });
    return () => {
      restoring?.stop();
      area.removeEventListener("scroll", save);
    };
  }, [main, url, screen, isBackOrForward, hasTabs]);

  useWindowEvent("pagehide", storeOpenTabs);
}
