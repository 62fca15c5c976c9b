import { useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { DeferredDrawer } from "~/components/dialogs/deferred-drawer";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { useUnstoredForm } from "~/features/drafts/unstored-forms";
import { loadNamespaces } from "~/i18n/translations";
import { useResource } from "~/resource/resource-context";
import { translate, useResourceTexts } from "~/resource/resource-texts";
import type { PendingFile } from "./import-panel";

// The CSV reader and the texts are loaded when the import is first opened.
const ImportPanel = lazyComponent(
  () => Promise.all([import("./import-panel"), loadNamespaces(["imports"])]).then(([file]) => file.default),
  <Skeleton>
    <SkeletonBar height={240} />
  </Skeleton>,
);

type Props = { opened: boolean; close: () => void };

export function ImportDrawer({ opened, close }: Props) {
  const { t } = useTranslation(["resource", "console"]);
  const { screen, write } = useResource();
  const { entity } = useResourceTexts();
  const [pending, setPending] = useState<PendingFile>(null);
  function check(file: PendingFile) {
    // The drawer listens to keys as it was rendered last, and must ask about what is pending, and not about what was.
    flushSync(() => setPending(file));
  }
  const [isConfirming, setConfirming] = useState(false);
  const [leaving, setLeaving] = useState<PendingFile>(null);
  // The panel is there until the drawer has slid out, and may report a file that was still being checked.
  if (pending && !opened) setPending(null);
  // The role may be switched in another tab, or the import may end, with the question in sight.
  if (isConfirming && !(opened && pending === leaving)) setConfirming(false);
  useUnstoredForm({ screen, form: "import", needs: write }, pending === "unsent");
  const leave = () => {
    close();
    setConfirming(false);
  };
  function requestClose() {
    if (!pending) return leave();
    setLeaving(pending);
    setConfirming(true);
  }
  const isSending = leaving === "sending";
  return (
    <>
      <DeferredDrawer
        opened={opened}
        onClose={requestClose}
        position="right"
        size={640}
        title={t("import.title", entity)}
      >
        <ImportPanel onDone={leave} onCancel={requestClose} onCheck={check} />
      </DeferredDrawer>
      <ConfirmDialog
        opened={isConfirming}
        title={isSending ? translate("imports:leave.title") : t("import.leaveTitle")}
        confirm={isSending ? t("console:leave.sending.leave") : t("console:leave.unsaved.leave")}
        cancel={isSending ? t("console:leave.sending.stay") : t("console:leave.unsaved.stay")}
        danger
        onConfirm={leave}
        onCancel={() => setConfirming(false)}
      >
        {isSending ? translate("imports:leave.text") : t("import.leaveText")}
      </ConfirmDialog>
    </>
  );
}
