import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FailedView } from "~/components/feedback/failed-view";
import { LinesSkeleton } from "~/components/loading/lines-skeleton";
import { confirmDiscard, withdrawDiscard } from "~/features/drafts/unsaved";
import { isLeaving, useIsLeaving } from "~/lib/page/is-leaving";
import type { ActionRun } from "~/resource/actions/run-action";
import type { Row, RowId, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { DrawerContent } from "./drawer-content";
import { MissingRecord } from "./missing-record";
import { RecordDrawer } from "./record-drawer";
import { RecordName } from "./record-name";
import { RecordSteps } from "./record-steps";
import { formOf, keyOf, type Target } from "./target";
import { useDrawerView } from "./use-drawer-view";

type Props = {
  search: Search;
  target: Target | null;
  move: (target: Target) => void;
  close: () => void;
  removeFromAddress: () => void;
  /** Opens a record by its id. */
  onView: (id: RowId) => void;
  runAction: (run: ActionRun) => void;
  /** It has been closed; a part of what is about to be removed may still have the focus. */
  onClosed: (row: Row | undefined, leaving: Element | null) => void;
};

const SKELETON_LINES = 6;
const TITLE = { new: "form.create", edit: "form.edit", view: "form.view" } as const;

/** Asks for confirmation before its form is left with unsaved values. */
export function RowDrawer({ search, target, move, close, removeFromAddress, onClosed, ...shared }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const { entity } = useResourceTexts();
  const { view, opened, rows, notFound } = useDrawerView(search, target);
  const { mode } = (view.kind === "record" ? view.target : target) ?? {};
  const content = useRef<HTMLDivElement>(null);
  const isScreenLeft = useIsLeaving();

  const leave = async (go: () => void) => {
    const form = formOf(resource, target);
    if (form === null || (await confirmDiscard({ screen: resource.screen, form }))) go();
  };
  const requestClose = () => leave(close);
  const closeSaved = () => {
    withdrawDiscard();
    if (!isLeaving()) close();
  };
  return (
    <>
      {notFound && !isScreenLeft && (
        <MissingRecord key={keyOf(resource, notFound.target)} {...notFound} removeFromAddress={removeFromAddress} />
      )}
      <RecordDrawer
        opened={opened}
        onClose={requestClose}
        onExitTransitionEnd={() => onClosed(view.kind === "record" ? view.row : undefined, content.current)}
        position="right"
        size={520}
        title={mode && t(TITLE[mode], entity)}
        name={view.kind === "record" && view.target.mode === "edit" && view.row && <RecordName row={view.row} />}
        tools={
          view.kind === "record" && <RecordSteps {...view} rows={rows} onMove={(next) => leave(() => move(next))} />
        }
      >
        <div ref={content} data-drawer>
          {view.kind === "failed" && <FailedView error={view.error} retry={view.retry} />}
          {view.kind === "loading" && <LinesSkeleton lines={SKELETON_LINES} />}
          {view.kind === "record" && (
            <DrawerContent
              target={view.target}
              row={view.row}
              isLost={view.isLost}
              isDenied={view.isDenied}
              onMove={(next) => leave(() => move(next))}
              onCancel={requestClose}
              onSaved={closeSaved}
              {...shared}
            />
          )}
        </div>
      </RecordDrawer>
    </>
  );
}
