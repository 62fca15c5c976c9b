import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DeferredModal } from "~/components/dialogs/deferred-modal";
import { lazyComponent } from "~/components/loading/lazy-component";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import { loadNamespaces } from "~/i18n/translations";
import { useLastDefined } from "~/lib/state/use-last-defined";
import { useCloseDialog } from "~/resource/form/dialog-form";
import type { Row } from "~/resource/resource";
import { useCanWrite } from "~/resource/use-can-write";

// Its code and texts are loaded when it is first opened.
const EditPanel = lazyComponent(
  () => Promise.all([import("./edit-panel"), loadNamespaces(["editing"])]).then(([file]) => file.default),
  <Skeleton>
    <SkeletonBar height={200} />
  </Skeleton>,
);

/** It has been closed; a part of what is about to be removed may still have the focus. */
type OnClosed = (row: undefined, leaving: Element | null) => void;

/** Sets one field of several records, in a dialog that outlives the selection and its tools, but not the right to. */
export function useBulkEdit(onClosed: OnClosed) {
  const { t } = useTranslation("selection");
  const canWrite = useCanWrite();
  const [edited, setEdited] = useState<readonly Row[]>();
  const content = useRef<HTMLDivElement>(null);
  const shown = useLastDefined(edited);
  const isOpen = edited !== undefined;
  const close = () => setEdited(undefined);
  const requestClose = useCloseDialog(close);
  // The role may be switched in another tab.
  if (isOpen && !canWrite) close();
  const editDialog = (
    <DeferredModal
      opened={isOpen}
      onClose={requestClose}
      onExitTransitionEnd={() => onClosed(undefined, content.current)}
      title={t("edit")}
      size="lg"
      centered
    >
      <div ref={content}>{shown && <EditPanel rows={shown} isOpen={isOpen} onDone={close} />}</div>
    </DeferredModal>
  );
  return { edit: setEdited, editDialog };
}
