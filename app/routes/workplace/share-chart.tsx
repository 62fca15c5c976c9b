import { DonutChart } from "@mantine/charts";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ContentShare } from "~/api/dashboard";
import { chartColors } from "~/features/charts/chart-colors";
import { percentOf } from "~/features/charts/chart-text";
import { useBodyTheme } from "~/features/charts/use-body-theme";
import { useFormat } from "~/i18n/format";
import { pathTo } from "~/navigation/paths";
import classes from "./share-chart.module.css";
import { useShareName } from "./use-share-name";

const SIZE = 168;

/** A donut chart with its sum, and a legend that names each share without relying on colour. */
export function ShareChart({ rows }: { rows: readonly ContentShare[] }) {
  const { t, i18n } = useTranslation("workplace");
  const nameOf = useShareName();
  const format = useFormat();
  const colors = chartColors(useBodyTheme(), rows.length);
  const sum = rows.reduce((total, { value }) => total + value, 0);
  const slices = rows.map(({ type, value }, index) => ({
    type,
    name: nameOf(type),
    value,
    color: colors[index] ?? "",
    ratio: percentOf(value, sum, i18n.language),
  }));
  const list = new Intl.ListFormat(i18n.language);
  const summary = list.format(slices.map(({ name, ratio }) => `${name} ${ratio}`));
  return (
    <div className={classes.chart}>
      <div role="img" aria-label={t("share.summary", { shares: summary })}>
        <DonutChart
          data={slices}
          size={SIZE}
          thickness={22}
          strokeWidth={2}
          strokeColor="var(--card)"
          withLabels
          labelsType="percent"
          tooltipDataSource="segment"
          // In the corner: beside the pointer it would cover the sum.
          tooltipProps={{ position: { x: 0, y: 0 } }}
          valueFormatter={format.number}
          chartLabel={format.short(sum)}
          startAngle={90}
          endAngle={-270}
          pieChartProps={{ accessibilityLayer: false }}
          className={classes.ring}
        />
      </div>
      <ul className={classes.legend}>
        {slices.map(({ type, name, value, color, ratio }) => (
          <li key={name}>
            <span className={classes.swatch} style={{ background: color }} />
            <Link to={`${pathTo("SearchTable")}?contentType=${type}`} className={classes.name} title={name}>
              {name}
            </Link>
            <span className={classes.value}>{format.number(value)}</span>
            <b className={classes.ratio}>{ratio}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
