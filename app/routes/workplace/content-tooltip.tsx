import { useTranslation } from "react-i18next";
import type { ContentPoint } from "~/api/dashboard";
import { formatDay } from "~/features/charts/chart-text";
import { useFormat } from "~/i18n/format";
import { formatWeekday } from "~/i18n/weekday-format";
import classes from "./content-tooltip.module.css";

type Props = { point: ContentPoint; before: ContentPoint | undefined; color: string };

/** A day's figure, and how it differs from that of the day before. */
export function ContentTooltip({ point: { x, y }, before, color }: Props) {
  const { t, i18n } = useTranslation("workplace");
  const format = useFormat();
  return (
    <div className={classes.tooltip}>
      <span className={classes.day}>{formatDay(x, (day) => formatWeekday(day, i18n.language))}</span>
      <span>
        <span className={classes.mark} style={{ background: color }} />
        {t("content.value")}
      </span>
      <b className={classes.value}>{format.number(y)}</b>
      {before && before.y > 0 && (
        <>
          <span>{t("content.since")}</span>
          <span className={classes.change}>{format.signedPercent((y - before.y) / before.y)}</span>
        </>
      )}
    </div>
  );
}
