import { Box, UnstyledButton } from "@mantine/core";
import IconLayoutSidebarLeftCollapse from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs";
import IconLayoutSidebarLeftExpand from "@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { inRem } from "~/config/appearance";
import { useStore } from "~/lib/state/use-store";
import { toggleCollapse } from "~/settings/menu-collapse";
import { menuSpace } from "~/settings/menu-position";
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
  const width = useStore(settings, menuSpace);
  const label = t(collapsed ? "menu.expand" : "menu.collapse");
  return (
    // The variable is the menu's alone: one of the frame would be inherited, and restyle the whole page with each change.
    <Box component="aside" className={classes.side} __vars={{ "--menu-width": inRem(width) }}>
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
    </Box>
  );
}
