import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { useFormat } from "~/i18n/format";
import { withFocusAround } from "~/lib/page/focus-around";
import type { RowHandlers } from "~/resource/list/row-handlers";
import { pageQuery } from "~/resource/page-query";
import type { Row, RowId, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import classes from "./bulk-bar.module.css";

type Props = {
  search: Search;
  selected: ReadonlyMap<RowId, Row>;
  busy: ReadonlySet<RowId>;
  act: RowHandlers["act"];
  remove: () => void;
  clear: () => void;
};

/** Beside the names of the declared actions. */
const DELETE = "";

export function BulkBar({ search, selected, busy, act, remove, clear }: Props) {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const { data } = useQuery(pageQuery(resource, search));
  const words = useWords();
  const format = useFormat();
  // What is asked about stays while the dialog fades out.
  const [asked, setAsked] = useState<{ opened: boolean; action: string }>({ opened: false, action: DELETE });
  if (selected.size === 0) return null;
  const ids = [...selected.keys()];
  const shown = data?.list.filter(({ id }) => selected.has(id)).length ?? 0;
  const isDelete = asked.action === DELETE;
  const action = isDelete ? t("action.delete") : words.action(asked.action);
  const counts = {
    action,
    counted: words.counted(ids.length),
    hidden: format.number(ids.length - shown),
  };
  const ask = (name: string) => setAsked({ opened: true, action: name });
  const run = (name: string) => {
    setAsked({ opened: false, action: name });
    if (name === DELETE) remove();
    else act({ action: name, ids });
  };
  const isBusy = ids.some((id) => busy.has(id));
  return (
    <fieldset className={classes.bar} aria-label={t("bulk.label")}>
      <span role="status">{t("bulk.selected", { total: format.number(ids.length) })}</span>
      <Group gap="xs">
        {Object.keys(resource.actions).map((name) => (
          <Button
            key={name}
            size="xs"
            variant="default"
            loading={isBusy}
            // Rows on other pages are out of sight.
            onClick={() => (shown < ids.length ? ask(name) : run(name))}
          >
            {words.action(name)}
          </Button>
        ))}
        {resource.calls.remove && (
          <Button size="xs" variant="default" c="var(--danger)" onClick={() => ask(DELETE)}>
            {t("action.delete")}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={withFocusAround(clear)}>
          {t("bulk.clear")}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asked.opened}
        danger={isDelete}
        title={isDelete ? t("bulk.deleteTitle", words.entity) : t("bulk.actionTitle", { action })}
        confirm={action}
        onConfirm={() => run(asked.action)}
        onCancel={() => setAsked({ ...asked, opened: false })}
      >
        {t(isDelete ? "bulk.deleteConfirm" : "bulk.actionConfirm", counts)}
      </ConfirmDialog>
    </fieldset>
  );
}
