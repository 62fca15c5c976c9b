import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DeferredDrawer } from "~/components/dialogs/deferred-drawer";
import { FailedView } from "~/components/feedback/failed-view";
import { LinesSkeleton } from "~/components/loading/lines-skeleton";
import { confirmDiscard, withdrawDiscard } from "~/features/drafts/unsaved";
import type { Row, RowId, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { DrawerContent } from "./drawer-content";
import { GoneRecord } from "./gone-record";
import type { RunOnRecord } from "./record-actions";
import { formOf, keyOf, type Target } from "./target";
import { useRecord } from "./use-record";

type Props = {
  search: Search;
  target: Target | null;
  /** Rows whose deletion is pending or done. */
  hidden: ReadonlySet<RowId>;
  move: (target: Target) => void;
  close: () => void;
  repair: () => void;
  /** Opens a record by its id. */
  onView: (id: RowId) => void;
  runChange: RunOnRecord;
  /** It has been closed; a part of what is about to be removed may still have the focus. */
  onClosed: (row: Row | undefined, leaving: Element | null) => void;
};

const SKELETON_LINES = 6;
const TITLE = { new: "form.create", edit: "form.edit", view: "form.view" } as const;

/** Asks for confirmation before its form is left with unsaved values. */
export function RowDrawer({ search, target, hidden, move, close, repair, onClosed, ...shared }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const { entity } = useWords();
  const wanted = target && target.mode !== "new" ? target.id : "";
  const { rows, row, isGone: isMissing, isDeleted, isLoading, failure, retry } = useRecord(search, wanted, hidden);
  const isReady = target !== null && (target.mode === "new" || row !== undefined);
  // What was open stays in sight while the drawer closes, and while its record is read again.
  const [shown, setShown] = useState<{ target: Target; row?: Row }>();
  if (isReady && (shown?.target !== target || shown.row !== row)) setShown({ target, row });
  if (failure && shown) setShown(undefined);
  const isSame = shown !== undefined && target !== null && keyOf(resource, shown.target) === keyOf(resource, target);
  const [gone, setGone] = useState<Target | null>(null);
  // One that is open stays so, with what was typed.
  const isLost = isMissing && !isDeleted && shown?.target === target;
  if (isMissing && !isLost && gone !== target) setGone(target);
  const isGone = target !== null && gone === target;
  const isWaiting = isLoading && !isSame;
  const mode = failure || isWaiting ? target?.mode : shown?.target.mode;
  const content = useRef<HTMLDivElement>(null);

  const leave = async (go: () => void) => {
    const form = formOf(resource, target);
    if (form === null || (await confirmDiscard({ screen: resource.screen, form }))) go();
  };
  const requestClose = () => leave(close);
  const closeSaved = () => {
    withdrawDiscard();
    close();
  };
  return (
    <>
      {isGone && <GoneRecord key={keyOf(resource, target)} target={target} isDeleted={isDeleted} repair={repair} />}
      <DeferredDrawer
        opened={isReady || isWaiting || failure !== null || (isSame && !isGone)}
        onClose={requestClose}
        onExitTransitionEnd={() => onClosed(shown?.row, content.current)}
        position="right"
        size={520}
        title={mode && t(TITLE[mode], entity)}
      >
        <div ref={content} data-drawer>
          {failure && <FailedView error={failure} retry={retry} />}
          {isWaiting && <LinesSkeleton lines={SKELETON_LINES} />}
          {shown && !isWaiting && (
            <DrawerContent
              {...shown}
              isLost={isLost}
              rows={rows}
              onMove={(next) => leave(() => move(next))}
              onCancel={requestClose}
              onSaved={closeSaved}
              {...shared}
            />
          )}
        </div>
      </DeferredDrawer>
    </>
  );
}
