import { ActionIcon } from "@mantine/core";
import { useLocation } from "@remix-run/react";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyDrawer } from "~/components/dialogs/lazy-drawer";
import { MENU_DRAWER_WIDTH } from "~/config/appearance";
import { MenuNav } from "./menu-nav";
import classes from "./menu-nav.module.css";
import { MenuTree } from "./menu-tree";
import type { Menu } from "./use-menu";

/** The menu of a narrow page, and the button that opens it. */
export function MenuDrawer({ menu }: { menu: Menu }) {
  const { t } = useTranslation("console");
  // Any navigation closes it.
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const opened = openedAt === key;
  const close = useCallback(() => setOpenedAt(undefined), []);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t("frame.openMenu")}
        onClick={() => setOpenedAt(key)}
      >
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
