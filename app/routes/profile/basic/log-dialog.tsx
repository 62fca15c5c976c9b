import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LogRow } from "~/api/profile";
import { LazyModal } from "~/components/dialogs/mount-on-open";
import { ServerTime } from "~/components/display/server-time";
import classes from "./basic.module.css";
import { LogStatus } from "./log-status";

type Props = { row: LogRow | undefined; close: () => void };

export function LogDialog({ row, close }: Props) {
  const { t } = useTranslation(["profile", "common"]);
  // The row stays while the dialog fades out.
  const [shown, setShown] = useState(row);
  if (row && row !== shown) setShown(row);
  return (
    <LazyModal
      opened={row !== undefined}
      onClose={close}
      title={t("log.viewer")}
      closeButtonProps={{ "aria-label": t("common:frame.close") }}
      centered
    >
      {shown && (
        <dl className={classes.viewer}>
          <dt>{t("log.contentNumber")}</dt>
          <dd>{shown.contentNumber || t("none")}</dd>
          <dt>{t("log.updateContent")}</dt>
          <dd>{shown.updateContent || t("none")}</dd>
          <dt>{t("log.status")}</dt>
          <dd>
            <LogStatus status={shown.status} />
          </dd>
          <dt>{t("log.updateTime")}</dt>
          <dd>{shown.updateTime ? <ServerTime value={shown.updateTime} /> : t("none")}</dd>
        </dl>
      )}
    </LazyModal>
  );
}
