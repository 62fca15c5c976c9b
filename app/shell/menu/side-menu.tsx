import { UnstyledButton } from "@mantine/core";
import IconLayoutSidebarLeftCollapse from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs";
import IconLayoutSidebarLeftExpand from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "~/lib/state/use-store";
import { toggleCollapse } from "~/settings/menu-collapse";
import { settings } from "~/settings/settings";
import { MenuBar } from "./menu-bar";
import { MenuNav } from "./menu-nav";
import { MenuTree } from "./menu-tree";
import classes from "./side-menu.module.css";
import type { Menu } from "./use-menu";

/** The side menu, expanded or collapsed to icons. */
export function SideMenu({ menu }: { menu: Menu }) {
  const { t } = useTranslation("console");
  const id = useId();
  const collapsed = useStore(settings, ({ menuCollapse }) => menuCollapse);
  const label = t(collapsed ? "menu.expand" : "menu.collapse");
  return (
    <aside className={classes.side}>
      <div id={id} className={classes.entries}>
        <MenuNav menu={menu} variant={collapsed ? "icons" : undefined}>
          {collapsed ? <MenuBar groups={menu.groups} orientation="vertical" /> : <MenuTree groups={menu.groups} />}
        </MenuNav>
      </div>
      <UnstyledButton
        className={classes.collapse}
        aria-label={label}
        title={label}
        aria-expanded={!collapsed}
        aria-controls={id}
        onClick={toggleCollapse}
      >
        {collapsed ? <IconLayoutSidebarLeftExpand aria-hidden /> : <IconLayoutSidebarLeftCollapse aria-hidden />}
      </UnstyledButton>
    </aside>
  );
}
