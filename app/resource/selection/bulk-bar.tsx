import { Button, CloseButton, Group } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { focusableDisabled } from "~/components/actions/focusable-disabled";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { notify } from "~/components/feedback/notify";
import { useFormat } from "~/i18n/format";
import { withFocusAround } from "~/lib/page/focus-around";
import type { ActionRun } from "~/resource/actions/run-action";
import { useBusyIds } from "~/resource/actions/use-run-action";
import { filtersKey } from "~/resource/address/search";
import { editableFields } from "~/resource/bulk-edit/editable-fields";
import { refreshList } from "~/resource/data/mutations";
import type { SelectedRows, SelectRows } from "~/resource/list-state";
import type { Action, Page, Row, RowId, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import classes from "./bulk-bar.module.css";
import { SelectAll } from "./select-all";
import { SelectedButton } from "./selected-button";
import { selectedRows } from "./selected-rows";
import { SendingProgress } from "./sending-progress";

type Props = {
  /** The search of the rows in sight. */
  displayed: Search;
  /** The page with them, once one has been read. */
  page: Page | undefined;
  selected: SelectedRows;
  select: SelectRows;
  deselect: (row: Row) => void;
  runAction: (run: ActionRun) => void;
  edit: (rows: readonly Row[]) => void;
  remove: () => void;
  clear: () => void;
};

export function BulkBar({ displayed, page, selected, select, deselect, runAction, edit, remove, clear }: Props) {
  const { t } = useTranslation(["selection", "resource"]);
  const resource = useResource();
  const texts = useResourceTexts();
  const format = useFormat();
  const busyIds = useBusyIds();
  const filters = filtersKey(resource, displayed);
  const [isDeleting, deletion] = useDisclosure(false);
  const isEmpty = selected.size === 0;
  const inSight = new Map(page?.list.map((row) => [row.id, row]));
  // Rendered after the rows: what was selected at the last moment belongs to a press, too.
  const latest = (): Row[] => {
    const rows = selectedRows(resource.listState.get().selected, filters);
    // What is in sight is newer than what was selected.
    return [...rows].map(([id, row]) => inSight.get(id) ?? row);
  };
  const countOutOfSight = (ids: Iterable<RowId>) => [...ids].filter((id) => !inSight.has(id)).length;
  const run = (name: string, { when }: Action) => {
    const all = latest();
    const rows = all.filter(when);
    const outOfSight = countOutOfSight(rows.map(({ id }) => id));
    if (rows.length > 0) return runAction({ action: name, rows, skipped: all.length - rows.length, outOfSight });
    const none = { action: texts.action(name), counted: texts.counted(selected.size) };
    notify({ id: resource.namespace, color: "orange", message: t("none", none) });
    // Somebody else may have changed them meanwhile.
    refreshList(resource);
  };
  const hidden = countOutOfSight(selected.keys());
  const isBusy = [...selected.keys()].some((id) => busyIds.has(id));
  return (
    <fieldset className={classes.bar} aria-label={t("label")}>
      <SelectedButton selected={selected} deselect={deselect} />
      <SelectAll key={filters} search={displayed} page={page} selected={selected} select={select} />
      <SendingProgress />
      <Group gap="xs" className={classes.actions}>
        {Object.entries(resource.actions).map(([name, action]) => (
          <Button
            key={name}
            size="xs"
            variant="default"
            aria-busy={isBusy || undefined}
            {...focusableDisabled(isEmpty || isBusy, () => run(name, action))}
          >
            {texts.action(name)}
          </Button>
        ))}
        {editableFields(resource).length > 0 && (
          <Button size="xs" variant="default" {...focusableDisabled(isEmpty || isBusy, () => edit(latest()))}>
            {t("edit")}
          </Button>
        )}
        {resource.calls.remove && <DeleteButton disabled={isEmpty} onClick={deletion.open} />}
      </Group>
      <CloseButton
        className={classes.close}
        aria-label={t("clear")}
        title={t("clear")}
        onClick={withFocusAround(clear)}
      />
      <ConfirmDialog
        opened={isDeleting}
        danger
        title={t("deleteTitle", texts.entity)}
        confirm={t("resource:action.delete")}
        onConfirm={() => {
          deletion.close();
          remove();
        }}
        onCancel={deletion.close}
      >
        {t(hidden > 0 ? "deleteConfirmHidden" : "deleteConfirm", {
          counted: texts.counted(selected.size),
          hidden: format.number(hidden),
        })}
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
      {...focusableDisabled(disabled, onClick)}
    >
      {t("action.delete")}
    </Button>
  );
}
