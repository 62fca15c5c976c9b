import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ContentShare } from "~/api/dashboard";
import { chartColors } from "~/features/charts/chart-colors";
import { percentOf } from "~/features/charts/chart-text";
import { useBodyTheme } from "~/features/charts/use-body-theme";
import { useFormat } from "~/i18n/format";
import { pathTo } from "~/navigation/paths";
import classes from "./share-chart.module.css";
import { ShareRing } from "./share-ring";
import { useShareName } from "./use-share-name";

/** A donut chart with its sum, and a legend that names each share without relying on colour. */
export function ShareChart({ rows }: { rows: readonly ContentShare[] }) {
  const { t, i18n } = useTranslation("workplace");
  const nameOf = useShareName();
  const format = useFormat();
  const colors = chartColors(useBodyTheme(), rows.length);
  const sum = rows.reduce((total, { value }) => total + value, 0);
  const bySize = rows.toSorted((one, other) => other.value - one.value);
  const slices = bySize.map(({ type, value }, index) => ({
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
      <div role="img" aria-label={t("share.summary", { shares: summary })} className={classes.ring}>
        <ShareRing slices={slices} sum={sum} />
      </div>
      <ul className={classes.legend}>
        {slices.map(({ type, name, value, color, ratio }) => (
          <li key={name}>
            <span className={classes.swatch} style={{ background: color }} />
            <Link
              to={`${pathTo("SearchTable")}?${new URLSearchParams({ contentType: type })}`}
              className={classes.name}
              title={name}
            >
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
