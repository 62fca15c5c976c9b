import { skipToken, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyDrawer } from "~/components/dialogs/mount-on-open";
import { confirmDiscard } from "~/features/drafts/unsaved";
import { pageQuery, recordKey } from "~/resource/page-query";
import type { Row, RowId, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { GoneRecord } from "./gone-record";
import { RecordSteps } from "./record-steps";
import { RowDetails } from "./row-details";
import { RowForm } from "./row-form";
import { formOf, type Target } from "./target";

type Props = {
  search: Search;
  target: Target | null;
  /** Rows whose deletion is pending or done. */
  hidden: ReadonlySet<RowId>;
  move: (target: Target) => void;
  close: () => void;
  /** Opens a record by its id. */
  onView: (id: RowId) => void;
  /** It has been closed; a part of what is about to be removed may still have the focus. */
  onClosed: (row: Row | undefined, leaving: Element | null) => void;
};

const TITLE = { new: "form.create", edit: "form.edit", view: "form.view" } as const;

/** Asks for confirmation before its form is left with unsaved values. */
export function RowDrawer({ search, target, hidden, move, close, onView, onClosed }: Props) {
  const { t } = useTranslation(["resource", "common"]);
  const resource = useResource();
  const { drawerHead: Head, drawerBody: Body } = resource.slots;
  const { entity } = useWords();
  const formKey = (one: Target) => formOf(resource, one) ?? `view ${one.mode === "view" ? one.id : ""}`;
  const { data, isFetching } = useQuery(pageQuery(resource, search));
  const targetId = target && target.mode !== "new" ? target.id : "";
  const { data: written } = useQuery<Row>({ queryKey: recordKey(resource, targetId), queryFn: skipToken });
  const row = data?.list.find(({ id }) => String(id) === targetId) ?? written;
  const isReady = target !== null && (target.mode === "new" || row !== undefined);
  // What was open stays in sight while the drawer closes, and while its record is read again.
  const [shown, setShown] = useState<{ target: Target; row?: Row }>();
  if (isReady && (shown?.target !== target || shown.row !== row)) setShown({ target, row });
  const record = shown?.target.mode === "new" ? undefined : shown?.target;
  const isSame = shown !== undefined && target !== null && formKey(shown.target) === formKey(target);
  const [gone, setGone] = useState<Target | null>(null);
  if (target !== null && gone !== target && !isReady && data !== undefined && !isFetching) setGone(target);
  const isGone = target !== null && gone === target;
  const content = useRef<HTMLDivElement>(null);

  const leave = async (go: () => void) => {
    const form = formOf(resource, target);
    if (form === null || (await confirmDiscard({ screen: resource.screen, form }))) go();
  };
  const requestClose = () => leave(close);
  return (
    <>
      {isGone && <GoneRecord key={formKey(target)} target={target} close={close} />}
      <LazyDrawer
        opened={isReady || (isSame && !isGone)}
        onClose={requestClose}
        onExitTransitionEnd={() => onClosed(shown?.row, content.current)}
        position="right"
        size={440}
        title={shown && t(TITLE[shown.target.mode], entity)}
        closeButtonProps={{ "aria-label": t("common:frame.close") }}
      >
        <div ref={content}>
          {record && (
            <RecordSteps
              rows={data?.list.filter(({ id }) => !hidden.has(id)) ?? []}
              current={record.id}
              onMove={(id) => leave(() => move({ ...record, id }))}
            />
          )}
          {shown && Head && <Head row={shown.row} />}
          {shown?.target.mode === "view" && shown.row && <RowDetails row={shown.row} />}
          {shown && shown.target.mode !== "view" && (
            <RowForm
              // Another drawer may open while this one closes: their forms must not share state.
              key={formKey(shown.target)}
              form={formKey(shown.target)}
              row={shown.row}
              onCancel={requestClose}
              onSaved={close}
              onView={onView}
            />
          )}
          {shown && Body && <Body row={shown.row} />}
        </div>
      </LazyDrawer>
    </>
  );
}
