import { useTranslation } from "react-i18next";
import { LazyModal } from "~/components/dialogs/mount-on-open";
import { useStore } from "~/lib/state/use-store";
import { ScreenShortcuts } from "./screen-shortcuts";
import { shortcutsDialog } from "./shortcuts-store";

export function ShortcutsDialog() {
  const { t } = useTranslation(["shortcuts", "common"]);
  const opened = useStore(shortcutsDialog, (dialog) => dialog.opened);
  return (
    <LazyModal
      opened={opened}
      onClose={() => shortcutsDialog.set({ opened: false })}
      title={t("title")}
      closeButtonProps={{ "aria-label": t("common:frame.close") }}
      centered
    >
      <ScreenShortcuts />
    </LazyModal>
  );
}
