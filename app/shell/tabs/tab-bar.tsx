import { useCallbackRef, useDisclosure } from "@mantine/hooks";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { lazyComponent } from "~/components/loading/lazy-component";
import type { Closing, Tab } from "~/features/tabs/open-tabs";
import { openTabs } from "~/features/tabs/open-tabs-store";
import { nextIndex } from "~/lib/page/next-index";
import { isSystemShortcut } from "~/lib/page/system-shortcut";
import { useStore } from "~/lib/state/use-store";
import type { Role } from "~/navigation/roles";
import classes from "./tab-bar.module.css";
import { TabItem } from "./tab-bar-item";
import { TabList } from "./tab-bar-list";
import type { TabMenuPosition } from "./tab-bar-menu";
import { ScrollButton } from "./tab-bar-scroll";
import { useOverflow } from "./use-overflow";
import { useTabs } from "./use-tabs";

// Its file is 0.8 kB that the workplace would load before its first data.
const TabMenu = lazyComponent(() => import("./tab-bar-menu").then((file) => file.TabMenu));

/** The open screens as links with one tab stop (roving tabindex). */
export function TabBar({ role }: { role: Role }) {
  const { t } = useTranslation("console");
  const tabs = useStore(openTabs, (open) => open.tabs);
  const active = useCurrentScreen();
  const { close, reload } = useTabs(role);
  const strip = useRef<HTMLUListElement>(null);
  const bar = useRef<HTMLElement>(null);
  const { hidden, scroll } = useOverflow(strip);
  const [menu, setMenu] = useState<TabMenuPosition>();
  const [menuOpened, menuState] = useDisclosure(false);
  const keysId = useId();

  const overflows = hidden.left || hidden.right;

  const links = () => [...(strip.current?.querySelectorAll("a") ?? [])];
  const focus = (tab?: Tab) => links()[openTabs.get().tabs.findIndex(({ screen }) => screen === tab?.screen)]?.focus();

  const closeAndFocus = (which: Closing, tab: Tab) => close(which, tab).then(focus);
  const openMenu = (tab: Tab, x: number) => {
    setMenu({ tab, left: x - (bar.current?.getBoundingClientRect().left ?? 0) });
    menuState.open();
  };
  // Stable, so that a memoized tab renders only for its own changes.
  const tabActions = {
    close: useCallbackRef((tab: Tab) => close("this", tab)),
    closeAndFocus: useCallbackRef((tab: Tab) => closeAndFocus("this", tab)),
    openMenu: useCallbackRef(openMenu),
  };
  function moveFocus(event: KeyboardEvent) {
    if (isSystemShortcut(event)) return;
    const all = links();
    const index = all.findIndex((link) => link.matches(":focus"));
    const next = nextIndex(event.key, index, all.length, "horizontal");
    if (index === -1 || next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return (
    <nav className={classes.bar} aria-label={t("tabs.label")} ref={bar}>
      <span id={keysId} hidden>
        {t("tabs.keys")}
      </span>
      <ScrollButton side="left" hidden={hidden} scroll={scroll} />
      <ul
        className={classes.strip}
        data-left={hidden.left || undefined}
        data-right={hidden.right || undefined}
        ref={strip}
        onKeyDown={moveFocus}
        onWheel={(event) => scroll(event.deltaY, "instant")}
      >
        {tabs.map((tab) => (
          <TabItem
            key={tab.screen.name}
            tab={tab}
            active={tab.screen === active}
            overflows={overflows}
            keysId={keysId}
            {...tabActions}
          />
        ))}
      </ul>
      <ScrollButton side="right" hidden={hidden} scroll={scroll} />
      <TabList />
      {menu && (
        <TabMenu
          {...menu}
          tabs={tabs}
          opened={menuOpened}
          onClose={() => {
            menuState.close();
            focus(menu.tab);
          }}
          close={closeAndFocus}
          reload={reload}
        />
      )}
    </nav>
  );
}
