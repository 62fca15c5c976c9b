import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { DeferredDrawer } from "~/components/dialogs/deferred-drawer";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { useUnstoredForm } from "~/features/drafts/unstored-forms";
import { loadNamespaces } from "~/i18n/translations";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";

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
  const [isPending, setPending] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  // The panel is there until the drawer has slid out, and may report a file that was still being checked.
  if (isPending && !opened) setPending(false);
  // The role may be switched in another tab, with the question in sight.
  if (isConfirming && !opened) setConfirming(false);
  useUnstoredForm({ screen, form: "import", needs: write }, isPending);
  const leave = () => {
    close();
    setConfirming(false);
  };
  const requestClose = () => (isPending ? setConfirming(true) : leave());
  return (
    <>
      <DeferredDrawer
        opened={opened}
        onClose={requestClose}
        position="right"
        size={640}
        title={t("import.title", entity)}
      >
        <ImportPanel onDone={leave} onCancel={requestClose} onCheck={setPending} />
      </DeferredDrawer>
      <ConfirmDialog
        opened={isConfirming}
        title={t("import.leaveTitle")}
        confirm={t("console:leave.unsaved.leave")}
        cancel={t("console:leave.unsaved.stay")}
        danger
        onConfirm={leave}
        onCancel={() => setConfirming(false)}
      >
        {t("import.leaveText")}
      </ConfirmDialog>
    </>
  );
}
