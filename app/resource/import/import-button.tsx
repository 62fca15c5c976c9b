import { Button } from "@mantine/core";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { LazyDrawer } from "~/components/dialogs/mount-on-open";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { useUnstoredForm } from "~/features/drafts/unstored-forms";
import { loadNamespaces } from "~/i18n/translations";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";

// The CSV reader and the texts are loaded when the import is first opened.
const ImportPanel = lazyComponent(
  () => Promise.all([import("./import-panel"), loadNamespaces(["imports"])]).then(([file]) => file.default),
  <Skeleton>
    <SkeletonBar height={240} />
  </Skeleton>,
);

export function ImportButton() {
  const { t } = useTranslation(["resource", "common", "console"]);
  const { screen } = useResource();
  const { entity } = useWords();
  const [opened, setOpened] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useUnstoredForm({ screen, form: "import" }, isPending);
  const close = () => {
    setOpened(false);
    setAsking(false);
    setPending(false);
  };
  return (
    <>
      <Button variant="default" leftSection={<IconUpload aria-hidden />} onClick={() => setOpened(true)}>
        {t("import.button")}
      </Button>
      <LazyDrawer
        opened={opened}
        onClose={() => (isPending ? setAsking(true) : close())}
        position="right"
        size={640}
        title={t("import.title", entity)}
        closeButtonProps={{ "aria-label": t("common:frame.close") }}
      >
        <ImportPanel onDone={close} onCheck={setPending} />
      </LazyDrawer>
      <ConfirmDialog
        opened={isAsking}
        title={t("import.leaveTitle")}
        confirm={t("console:leave.unsaved.leave")}
        cancel={t("console:leave.unsaved.stay")}
        danger
        onConfirm={close}
        onCancel={() => setAsking(false)}
      >
        {t("import.leaveText")}
      </ConfirmDialog>
    </>
  );
}
