import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LazyModal } from "~/components/dialogs/mount-on-open";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { screenSheets } from "~/components/shortcuts/screen-sheets";
import { loadNamespaces } from "~/i18n/translations";
import { useStore } from "~/lib/state/use-store";
import { useResource } from "~/resource/resource-context";
import { sheetOf } from "./sheet";

// The sheet and its texts are loaded when it is first opened.
const ShortcutsSheet = lazyComponent(
  () => Promise.all([import("./shortcuts-sheet"), loadNamespaces(["shortcuts"])]).then(([file]) => file.default),
  <Skeleton>
    <SkeletonBar height={320} />
  </Skeleton>,
);

/** The sheet of keys of a list. Beside its tools, which are others on a phone, so that it stays open when the width changes. */
export function ShortcutsDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation(["resource", "common"]);
  const sheet = sheetOf(useResource());
  const opened = useStore(sheet, (current) => current.opened);
  useEffect(() => {
    const open = () => sheet.set({ opened: true });
    screenSheets.add(open);
    return () => {
      screenSheets.delete(open);
      sheet.set({ opened: false });
    };
  }, [sheet]);
  return (
    <LazyModal
      opened={opened}
      onClose={() => sheet.set({ opened: false })}
      onExitTransitionEnd={onClosed}
      title={t("toolbar.shortcuts")}
      closeButtonProps={{ "aria-label": t("common:frame.close") }}
      centered
    >
      <ShortcutsSheet />
    </LazyModal>
  );
}
