import { ActionIcon } from "@mantine/core";
import { useLocation } from "@remix-run/react";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import { useTranslation } from "react-i18next";
import { LazyDrawer } from "~/components/dialogs/lazy-drawer";
import { MENU_DRAWER_WIDTH } from "~/config/appearance";
import { useOpenUntilChange } from "~/lib/page/use-open-until-change";
import { MenuNav } from "./menu-nav";
import classes from "./menu-nav.module.css";
import { MenuTree } from "./menu-tree";
import type { Menu } from "./use-menu";

/** The menu of a narrow page, and the button that opens it. */
export function MenuDrawer({ menu }: { menu: Menu }) {
  const { t } = useTranslation("console");
  const { opened, open, close } = useOpenUntilChange(useLocation().pathname);
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t("frame.openMenu")} onClick={open}>
        <IconMenu2 aria-hidden />
      </ActionIcon>
      <LazyDrawer
        opened={opened}
        onClose={close}
        size={MENU_DRAWER_WIDTH}
        classNames={{ header: classes.header, body: classes.body }}
        title={t("frame.menu")}
      >
        <MenuNav menu={menu}>
          <MenuTree groups={menu.groups} onSelect={close} />
        </MenuNav>
      </LazyDrawer>
    </>
  );
}
