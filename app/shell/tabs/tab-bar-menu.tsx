import { Menu } from "@mantine/core";
import IconArrowBarToLeft from "@tabler/icons-react/dist/esm/icons/IconArrowBarToLeft.mjs";
import IconArrowBarToRight from "@tabler/icons-react/dist/esm/icons/IconArrowBarToRight.mjs";
import IconArrowsHorizontal from "@tabler/icons-react/dist/esm/icons/IconArrowsHorizontal.mjs";
import IconRefresh from "@tabler/icons-react/dist/esm/icons/IconRefresh.mjs";
import IconSquareX from "@tabler/icons-react/dist/esm/icons/IconSquareX.mjs";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useTranslation } from "react-i18next";
import { type Closing, type Tab, type Tabs, tabsClosedBy } from "~/features/tabs/open-tabs";
import classes from "./tab-bar.module.css";

/** The tab whose menu is open, and the menu's offset from the left in px. */
export type TabMenuPosition = { tab: Tab; left: number };

type Props = TabMenuPosition & {
  tabs: Tabs;
  opened: boolean;
  onClose: () => void;
  close: (which: Closing, tab: Tab) => void;
  reload: (tab: Tab) => void;
};

const CLOSINGS = [
  { which: "this", label: "closeThis", Icon: IconX },
  { which: "left", label: "closeLeft", Icon: IconArrowBarToLeft },
  { which: "right", label: "closeRight", Icon: IconArrowBarToRight },
  { which: "others", label: "closeOthers", Icon: IconArrowsHorizontal },
  { which: "all", label: "closeAll", Icon: IconSquareX },
] as const;

/** The context menu of a tab; actions without an effect are disabled. */
export function TabMenu({ tab, left, tabs, opened, onClose, close, reload }: Props) {
  const { t } = useTranslation(["console", "screens"]);
  return (
    <Menu
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      position="bottom-start"
      width={220}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      // Mounted again at another position, which Mantine would not update.
      key={`${tab.screen.name} ${left}`}
    >
      <Menu.Target>
        <span className={classes.anchor} style={{ left }} aria-hidden />
      </Menu.Target>
      <Menu.Dropdown
        // Mantine moves the focus twice, the second time after it has been moved elsewhere.
        onFocus={({ relatedTarget }) => !opened && relatedTarget instanceof HTMLElement && relatedTarget.focus()}
        aria-label={t("tabs.menuOf", { title: t(`screens:${tab.screen.title}`) })}
      >
        <Menu.Item leftSection={<IconRefresh aria-hidden />} onClick={() => reload(tab)}>
          {t("tabs.reload")}
        </Menu.Item>
        <Menu.Divider />
        {CLOSINGS.map(({ which, label, Icon }) => (
          <Menu.Item
            key={which}
            leftSection={<Icon aria-hidden />}
            disabled={tabsClosedBy(tabs, which, tab).length === 0}
            onClick={() => close(which, tab)}
          >
            {t(`tabs.${label}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
