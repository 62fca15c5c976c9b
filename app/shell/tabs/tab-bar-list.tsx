import { ActionIcon, Menu } from "@mantine/core";
import { Link } from "@remix-run/react";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useCurrentScreen } from "~/components/layout/use-current-screen";
import { TAB_SWITCH } from "~/features/drafts/unsaved";
import { openTabs } from "~/features/tabs/open-tabs-store";
import { useStore } from "~/lib/state/use-store";
import classes from "./tab-bar.module.css";

/** All tabs in a menu, for when they overflow. */
export const TabList = memo(function TabList() {
  const { t } = useTranslation("console");
  return (
    <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t("tabs.list")}>
          <IconChevronDown aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.list}>
        <Entries />
      </Menu.Dropdown>
    </Menu>
  );
});

function Entries() {
  const { t } = useTranslation("screens");
  const tabs = useStore(openTabs, (open) => open.tabs);
  const active = useCurrentScreen();
  return tabs.map(({ screen, url }) => (
    <Menu.Item
      key={screen.name}
      component={Link}
      to={url}
      state={TAB_SWITCH}
      className={classes.entry}
      aria-current={screen === active ? "page" : undefined}
    >
      {t(screen.title)}
    </Menu.Item>
  ));
}
