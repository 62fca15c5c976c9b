import { ActionIcon, Menu } from "@mantine/core";
import { Link } from "@remix-run/react";
import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import { useTranslation } from "react-i18next";
import type { Screen } from "~/navigation/screens";
import type { Tabs } from "~/session/tabs";
import { SWITCHING } from "~/session/unsaved";
import classes from "./tab-bar.module.css";

/** All tabs in a menu, for when they are more than fit. */
export function TabList({ tabs, active }: { tabs: Tabs; active: Screen | undefined }) {
  const { t } = useTranslation(["console", "screens"]);
  return (
    <Menu position="bottom-end" width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={t("tabs.list")}>
          <IconChevronDown />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.list}>
        {tabs.map(({ screen, url }) => (
          <Menu.Item
            key={screen.name}
            component={Link}
            to={url}
            state={SWITCHING}
            className={classes.entry}
            aria-current={screen === active ? "page" : undefined}
          >
            {t(`screens:${screen.title}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
