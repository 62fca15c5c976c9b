import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { POLICY_STATUSES, type Policy } from "~/api/policy";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { useFormat } from "~/i18n/format";
import { withFocusAround } from "~/lib/page/focus-around";
import classes from "./bulk-bar.module.css";

type Props = {
  selected: ReadonlyMap<Policy["id"], Policy>;
  busy: ReadonlySet<Policy["id"]>;
  setStatus: (change: { ids: Policy["id"][]; status: Policy["status"] }) => void;
  remove: (ids: Policy["id"][]) => void;
  clear: () => void;
};

export function BulkBar({ selected, busy, setStatus, remove, clear }: Props) {
  const { t } = useTranslation("policies");
  const format = useFormat();
  const [isConfirming, setConfirming] = useState(false);
  if (selected.size === 0) return null;
  const ids = [...selected.keys()];
  const total = format.number(ids.length);
  const isBusy = ids.some((id) => busy.has(id));
  return (
    <fieldset className={classes.bar} aria-label={t("bulk.label")}>
      <span role="status">{t("bulk.selected", { total })}</span>
      <Group gap="xs">
        {POLICY_STATUSES.map((status) => (
          <Button key={status} size="xs" variant="default" loading={isBusy} onClick={() => setStatus({ ids, status })}>
            {t(`action.${status}`)}
          </Button>
        ))}
        <Button size="xs" variant="default" c="var(--danger)" onClick={() => setConfirming(true)}>
          {t("action.delete")}
        </Button>
        <Button size="xs" variant="subtle" onClick={withFocusAround(clear)}>
          {t("bulk.clear")}
        </Button>
      </Group>
      <ConfirmDialog
        opened={isConfirming}
        danger
        title={t("bulk.deleteTitle")}
        confirm={t("action.delete")}
        onConfirm={() => {
          setConfirming(false);
          remove(ids);
        }}
        onCancel={() => setConfirming(false)}
      >
        {t("bulk.deleteConfirm", { total })}
      </ConfirmDialog>
    </fieldset>
  );
}
