import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { useFormat } from "~/i18n/format";
import { withFocusAround } from "~/lib/page/focus-around";
import type { RowHandlers } from "~/resource/list/row-handlers";
import type { Row, RowId } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import classes from "./bulk-bar.module.css";

type Props = {
  selected: ReadonlyMap<RowId, Row>;
  busy: ReadonlySet<RowId>;
  act: RowHandlers["act"];
  remove: () => void;
  clear: () => void;
};

export function BulkBar({ selected, busy, act, remove, clear }: Props) {
  const { t } = useTranslation("resource");
  const { actions, calls } = useResource();
  const words = useWords();
  const format = useFormat();
  const [isConfirming, setConfirming] = useState(false);
  if (selected.size === 0) return null;
  const ids = [...selected.keys()];
  const isBusy = ids.some((id) => busy.has(id));
  return (
    <fieldset className={classes.bar} aria-label={t("bulk.label")}>
      <span role="status">{t("bulk.selected", { total: format.number(ids.length) })}</span>
      <Group gap="xs">
        {Object.keys(actions).map((action) => (
          <Button key={action} size="xs" variant="default" loading={isBusy} onClick={() => act({ action, ids })}>
            {words.action(action)}
          </Button>
        ))}
        {calls.remove && (
          <Button size="xs" variant="default" c="var(--danger)" onClick={() => setConfirming(true)}>
            {t("action.delete")}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={withFocusAround(clear)}>
          {t("bulk.clear")}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isConfirming}
        danger
        title={t("bulk.deleteTitle", words.entity)}
        confirm={t("action.delete")}
        onConfirm={() => {
          setConfirming(false);
          remove();
        }}
        onCancel={() => setConfirming(false)}
      >
        {t("bulk.deleteConfirm", { counted: words.counted(ids.length) })}
      </ConfirmDialog>
    </fieldset>
  );
}
