import { useTranslation } from "react-i18next";
import { DeferredModal } from "~/components/dialogs/deferred-modal";
import { useStore } from "~/lib/state/use-store";
import { ScreenShortcuts } from "./screen-shortcuts";
import { shortcutsDialog } from "./shortcuts-store";

export function ShortcutsDialog() {
  const { t } = useTranslation("shortcuts");
  const opened = useStore(shortcutsDialog, (dialog) => dialog.opened);
  return (
    <DeferredModal opened={opened} onClose={() => shortcutsDialog.set({ opened: false })} title={t("title")} centered>
      <ScreenShortcuts />
    </DeferredModal>
  );
}
