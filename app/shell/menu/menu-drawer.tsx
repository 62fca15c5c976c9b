import { ActionIcon } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import IconMenu2 from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import { useTranslation } from "react-i18next";
import { LazyDrawer } from "~/components/when-opened";
import { MENU_DRAWER_WIDTH } from "~/config";
import { MenuNav } from "./menu-nav";
import classes from "./menu-nav.module.css";
import { MenuTree } from "./menu-tree";
import type { Menu } from "./use-menu";

/** The menu where the page is too narrow for the one at the side, and the button that opens it. */
export function MenuDrawer({ menu }: { menu: Menu }) {
  const { t } = useTranslation(["console", "common"]);
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t("frame.openMenu")} onClick={open}>
        <IconMenu2 />
      </ActionIcon>
      <LazyDrawer
        opened={opened}
        onClose={close}
        size={MENU_DRAWER_WIDTH}
        padding={0}
        classNames={{ header: classes.head }}
        title={t("frame.menu")}
        closeButtonProps={{ "aria-label": t("common:frame.close") }}
      >
        <MenuNav menu={menu}>
          <MenuTree groups={menu.groups} onChoose={close} />
        </MenuNav>
      </LazyDrawer>
    </>
  );
}
