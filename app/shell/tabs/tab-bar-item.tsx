import { CloseButton } from "@mantine/core";
import { Link } from "@remix-run/react";
import { type KeyboardEvent, type MouseEvent, memo } from "react";
import { useTranslation } from "react-i18next";
import { TAB_SWITCH } from "~/features/drafts/unsaved";
import type { Tab } from "~/features/tabs/open-tabs";
import { isLeaving } from "~/lib/page/is-leaving";
import { isSystemShortcut } from "~/lib/page/system-shortcut";
import { DEFAULT_SCREEN } from "~/navigation/paths";
import classes from "./tab-bar.module.css";

type Props = {
  tab: Tab;
  active: boolean;
  /** Whether not all tabs are in view. */
  overflows: boolean;
  /** The id of the description of the keys. */
  keysId: string;
  close: (tab: Tab) => void;
  /** Closes the tab by keyboard, after which another tab gets the focus. */
  closeAndFocus: (tab: Tab) => void;
  openMenu: (tab: Tab, x: number) => void;
};

const MIDDLE_BUTTON = 1;

/** Scrolling forces a layout, so only an overflowing bar scrolls to its active tab. */
const scrollIntoView = (tab: Element | null) => tab?.scrollIntoView({ block: "nearest" });

const onMiddleButton = (action?: () => void) => (event: MouseEvent) => {
  if (event.button !== MIDDLE_BUTTON) return;
  event.preventDefault();
  action?.();
};

/** One tab: a link to its screen's last URL, and a button that closes it. */
export const TabItem = memo(function TabItem({
  tab,
  active,
  overflows,
  keysId,
  close,
  closeAndFocus,
  openMenu,
}: Props) {
  const { t } = useTranslation(["console", "screens"]);
  const title = t(`screens:${tab.screen.title}`);
  const isPermanent = tab.screen.name === DEFAULT_SCREEN;

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (isSystemShortcut(event)) return;
    const isMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
    if (isMenu) openMenu(tab, event.currentTarget.getBoundingClientRect().left);
    else if (event.key === "Delete" && !event.shiftKey && !isPermanent) closeAndFocus(tab);
    else return;
    event.preventDefault();
  }
  function onClick(event: MouseEvent) {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    // The current screen would be loaded again. While another one is loading, that leads back to it.
    if (active && !opensElsewhere && !isLeaving()) event.preventDefault();
  }

  return (
    // Mouse shortcuts for what buttons and keys do too.
    <li
      ref={active && overflows ? scrollIntoView : undefined}
      className={classes.tab}
      data-active={active || undefined}
      onMouseDown={onMiddleButton()}
      onAuxClick={onMiddleButton(isPermanent ? undefined : () => close(tab))}
      onContextMenu={(event) => {
        event.preventDefault();
        openMenu(tab, event.clientX);
      }}
    >
      <Link
        to={tab.url}
        state={TAB_SWITCH}
        prefetch="intent"
        className={classes.link}
        aria-current={active ? "page" : undefined}
        aria-describedby={keysId}
        draggable={false}
        tabIndex={active ? 0 : -1}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        {title}
      </Link>
      {!isPermanent && (
        <CloseButton
          size="xs"
          className={classes.close}
          aria-label={t("tabs.close", { title })}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => close(tab)}
        />
      )}
    </li>
  );
});
