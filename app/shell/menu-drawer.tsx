import { Drawer } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Role } from "~/navigation/screens";
import { SideMenu } from "./side-menu";

type Props = { role: Role; opened: boolean; close: () => void };

/** The menu where the page is too narrow for the one at the side. */
export function MenuDrawer({ role, opened, close }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      opened={opened}
      onClose={close}
      size={280}
      padding={0}
      title={t("frame.menu")}
      closeButtonProps={{ "aria-label": t("frame.close") }}
      hiddenFrom="lg"
    >
      <SideMenu role={role} onChoose={close} />
    </Drawer>
  );
}
