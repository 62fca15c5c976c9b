import { useWindowEvent } from "@mantine/hooks";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { DeferredModal } from "~/components/dialogs/deferred-modal";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { SHORTCUTS_EVENT, type ShortcutsRequest } from "~/components/shortcuts/request-shortcuts";
import { loadNamespaces } from "~/i18n/translations";
import { useResource } from "~/resource/resource-context";

// The sheet and its texts are loaded when it is first opened.
const ShortcutsSheet = lazyComponent(
  () => Promise.all([import("./shortcuts-sheet"), loadNamespaces(["shortcuts"])]).then(([file]) => file.default),
  <Skeleton>
    <SkeletonBar height={320} />
  </Skeleton>,
);

/** The sheet of keys of a list. Beside its tools, which are others on a phone, so that it stays open when the width changes. */
export function ListShortcutsDialog({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation("resource");
  const { namespace } = useResource();
  const [opened, setOpened] = useState(false);
  const open = useCallback(
    (event: CustomEvent<ShortcutsRequest>) => {
      const { list = namespace } = event.detail;
      if (event.defaultPrevented || list !== namespace) return;
      event.preventDefault();
      setOpened(true);
    },
    [namespace],
  );
  useWindowEvent(SHORTCUTS_EVENT, open);
  return (
    <DeferredModal
      opened={opened}
      onClose={() => setOpened(false)}
      onExitTransitionEnd={onClosed}
      title={t("toolbar.shortcuts")}
      centered
    >
      <ShortcutsSheet />
    </DeferredModal>
  );
}
