import { Menu } from "@mantine/core";
import IconRestore from "@tabler/icons-react/dist/esm/icons/IconRestore.mjs";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { reloadPage } from "~/lib/page/reload-page";
import { demoActions } from "./demo-actions";

export function ResetDemoItem({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation("demo");
  return (
    <Menu.Item leftSection={<IconRestore aria-hidden />} onClick={onClick}>
      {t("reset")}
    </Menu.Item>
  );
}

/** Asks before it resets; outside of the menu, which closes when its item is chosen. */
export function ResetDemoDialog({ opened, close }: { opened: boolean; close: () => void }) {
  const { t } = useTranslation("demo");
  return (
    <ConfirmDialog
      opened={opened}
      danger
      title={t("reset")}
      confirm={t("confirm")}
      onConfirm={() => {
        close();
        demoActions.get().current?.reset().then(reloadPage);
      }}
      onCancel={close}
    >
      {t("content")}
    </ConfirmDialog>
  );
}
