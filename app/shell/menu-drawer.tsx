import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import type { Role } from "~/navigation/screens";
import { SideMenu } from "./side-menu";

/** From here on the menu stands at the side (frame.module.css). */
const SIDE_MENU_FITS = "(width >= 992px)";

type Props = { role: Role; opened: boolean; close: () => void };

/** The menu where the page is too narrow for the one at the side. */
export function MenuDrawer({ role, opened, close }: Props) {
  const { t } = useTranslation(["console", "common"]);
  const wide = useMediaQuery(SIDE_MENU_FITS);
  return (
    <Drawer
      opened={opened && !wide}
      onClose={close}
      size={280}
      padding={0}
      title={t("frame.menu")}
      closeButtonProps={{ "aria-label": t("common:frame.close") }}
    >
      <SideMenu role={role} onChoose={close} />
    </Drawer>
  );
}
