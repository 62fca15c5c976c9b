import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { POLICY_STATUSES, type Policy } from "~/api/policy";
import { ConfirmDialog } from "~/components/dialogs/confirm-dialog";
import { useFormat } from "~/i18n/format";
import { leavingFocus } from "~/lib/page/focus-around";
import classes from "./bulk-bar.module.css";

type Props = {
  chosen: ReadonlyMap<Policy["id"], Policy>;
  busy: ReadonlySet<Policy["id"]>;
  setStatus: (ids: Policy["id"][], status: Policy["status"]) => void;
  remove: (ids: Policy["id"][]) => void;
  clear: () => void;
};

/** What can be done with the chosen rows, on whatever page they are. */
export function BulkBar({ chosen, busy, setStatus, remove, clear }: Props) {
  const { t } = useTranslation("policies");
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  if (chosen.size === 0) return null;
  const ids = [...chosen.keys()];
  const total = format.number(ids.length);
  const isBusy = ids.some((id) => busy.has(id));
  return (
    <fieldset className={classes.bar} aria-label={t("bulk.label")}>
      <span role="status">{t("bulk.selected", { total })}</span>
      <Group gap="xs">
        {POLICY_STATUSES.map((status) => (
          <Button key={status} size="xs" variant="default" loading={isBusy} onClick={() => setStatus(ids, status)}>
            {t(`action.${status}`)}
          </Button>
        ))}
        <Button size="xs" variant="default" c="var(--danger)" onClick={() => setAsking(true)}>
          {t("action.delete")}
        </Button>
        <Button size="xs" variant="subtle" onClick={leavingFocus(clear)}>
          {t("bulk.clear")}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asking}
        danger
        title={t("bulk.deleteTitle")}
        confirm={t("action.delete")}
        onConfirm={() => {
          setAsking(false);
          remove(ids);
        }}
        onCancel={() => setAsking(false)}
      >
        {t("bulk.deleteAsk", { total })}
      </ConfirmDialog>
    </fieldset>
  );
}
