import { Button, CloseButton, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { notify } from "~/components/feedback/notify";
import { useFormat } from "~/i18n/format";
import { withFocusAround } from "~/lib/page/focus-around";
import type { ActionRun } from "~/resource/actions/run-action";
import { asksFirst } from "~/resource/actions/use-ask";
import { EditButton } from "~/resource/bulk-edit/edit-button";
import { editableFields } from "~/resource/bulk-edit/editable-fields";
import { refreshList } from "~/resource/mutations";
import { pageQuery } from "~/resource/page-query";
import type { Row, RowId, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { filtersKey } from "~/resource/search";
import { useWords } from "~/resource/words";
import classes from "./bulk-bar.module.css";
import { SelectAll } from "./select-all";
import { SelectedButton } from "./selected-button";
import { selectedRows } from "./selected-rows";
import { SendingProgress } from "./sending-progress";

type Props = {
  search: Search;
  selected: ReadonlyMap<RowId, Row>;
  busy: ReadonlySet<RowId>;
  select: (rows: readonly Row[], on: boolean) => void;
  deselect: (row: Row) => void;
  runAction: (run: ActionRun) => void;
  remove: () => void;
  clear: () => void;
};

const BUSY = { "aria-busy": true, "aria-disabled": true, "data-disabled": true };

/** A declared action, or the deletion. */
type BulkAction = { name: string } | "delete";
type Question = { opened: boolean; action: BulkAction };

export function BulkBar({ search, selected, busy, select, deselect, runAction, remove, clear }: Props) {
  const { t } = useTranslation(["selection", "resource"]);
  const resource = useResource();
  const { data } = useQuery(pageQuery(resource, search));
  const words = useWords();
  const format = useFormat();
  // The question stays while the dialog fades out.
  const [question, setQuestion] = useState<Question>({ opened: false, action: "delete" });
  const isEmpty = selected.size === 0;
  const shown = new Map(data?.list.map((row) => [row.id, row]));
  /** What is in sight is newer than what was selected. */
  const newest = (rows = selected): Row[] => [...rows].map(([id, row]) => shown.get(id) ?? row);
  const rowsFor = (action: BulkAction, rows = selected): Row[] => {
    const declared = action === "delete" ? undefined : resource.actions[action.name];
    return newest(rows).filter((row) => declared?.when(row) ?? true);
  };
  // Rendered after the rows: what was selected at the last moment belongs to a press, too.
  const latest = () => selectedRows(resource.listState.get().selected, filtersKey(resource, search));
  const hiddenFor = (action: BulkAction) => rowsFor(action).filter(({ id }) => !shown.has(id)).length;
  const isDelete = question.action === "delete";
  const action = question.action === "delete" ? t("resource:action.delete") : words.action(question.action.name);
  const counts = {
    action,
    counted: words.counted(rowsFor(question.action).length),
    hidden: format.number(hiddenFor(question.action)),
  };
  const ask = (action: BulkAction) => setQuestion({ opened: true, action });
  const run = (action: BulkAction) => {
    setQuestion({ opened: false, action });
    if (action === "delete") return remove();
    const { name } = action;
    const all = latest();
    const rows = rowsFor(action, all);
    if (rows.length > 0)
      runAction({ action: name, rows, skipped: all.size - rows.length, outOfSight: hiddenFor(action) });
    else {
      const none = { action: words.action(name), counted: words.counted(selected.size) };
      notify({ id: resource.namespace, color: "orange", message: t("none", none) });
      // Somebody else may have changed them meanwhile.
      refreshList(resource);
    }
  };
  const isBusy = [...selected.keys()].some((id) => busy.has(id));
  return (
    <fieldset className={classes.bar} aria-label={t("label")}>
      <SelectedButton selected={selected} deselect={deselect} />
      <SelectAll key={filtersKey(resource, search)} search={search} selected={selected} select={select} />
      <SendingProgress />
      <Group gap="xs" className={classes.actions}>
        {Object.entries(resource.actions).map(([name, action]) => (
          <Button
            key={name}
            size="xs"
            variant="default"
            // Not disabled while it runs, which would take the focus from it.
            {...(isBusy && BUSY)}
            disabled={isEmpty}
            // Rows on other pages are out of sight.
            onClick={() => isBusy || (hiddenFor({ name }) > 0 && !asksFirst(action) ? ask({ name }) : run({ name }))}
          >
            {words.action(name)}
          </Button>
        ))}
        {editableFields(resource).length > 0 && (
          <EditButton
            rows={() => newest(latest())}
            disabled={isEmpty}
            isBusy={isBusy}
            onSaved={(rows) => select(rows, true)}
          />
        )}
        {resource.calls.remove && <DeleteButton disabled={isEmpty} onClick={() => ask("delete")} />}
      </Group>
      <CloseButton
        className={classes.close}
        aria-label={t("clear")}
        title={t("clear")}
        onClick={withFocusAround(clear)}
      />
      <ConfirmDialog
        opened={question.opened}
        danger={isDelete}
        title={isDelete ? t("deleteTitle", words.entity) : t("actionTitle", { action })}
        confirm={action}
        onConfirm={() => run(question.action)}
        onCancel={() => setQuestion({ ...question, opened: false })}
      >
        {t(isDelete ? "deleteConfirm" : "actionConfirm", counts)}
      </ConfirmDialog>
    </fieldset>
  );
}

function DeleteButton({ disabled, onClick }: { disabled: boolean; onClick: () => void }) {
  const { t } = useTranslation("resource");
  return (
    <Button
      size="xs"
      variant="default"
      c={disabled ? undefined : "var(--danger)"}
      disabled={disabled}
      onClick={onClick}
    >
      {t("action.delete")}
    </Button>
  );
}
