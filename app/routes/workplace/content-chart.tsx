import { AreaChart } from "@mantine/charts";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ReferenceDot } from "recharts";
import type { ContentPoint } from "~/api/dashboard";
import { chartColors } from "~/components/chart-colors";
import { useBodyTheme } from "~/components/use-body-theme";
import { CHART_HEIGHT, CHART_POINTS } from "~/config";
import { useFormat } from "~/i18n/format";
import { shortDay } from "~/lib/figure-text";
import { thinOut } from "~/lib/thin-out";
import "~/theme/charts.css";

/** The content figures as an area; the last point is marked. */
export function ContentChart({ rows }: { rows: readonly ContentPoint[] }) {
  const { t, i18n } = useTranslation("workplace");
  const format = useFormat();
  const [color = ""] = chartColors(useBodyTheme(), 1);
  const points = useMemo(() => [...thinOut(rows, CHART_POINTS)], [rows]);
  const last = points.at(-1);
  const dayOf = (text: unknown) => shortDay(String(text), i18n.language);
  // Peaks are not thinned out, so that these are those of all points.
  const values = points.map(({ y }) => y);
  const summary = t("content.summary", {
    max: format.number(Math.max(...values)),
    min: format.number(Math.min(...values)),
  });
  return (
    <div role="img" aria-label={summary}>
      <AreaChart
        h={CHART_HEIGHT}
        data={points}
        dataKey="x"
        series={[{ name: "y", label: t("content.value"), color }]}
        valueFormatter={format.number}
        yAxisProps={{ tickFormatter: format.short, width: 52 }}
        xAxisProps={{ tickFormatter: dayOf, minTickGap: 24 }}
        tooltipProps={{ labelFormatter: dayOf }}
        areaChartProps={{ accessibilityLayer: false, margin: { top: 8, right: 12, bottom: 0, left: 0 } }}
        areaProps={{ isAnimationActive: false, dot: false, activeDot: { r: 4 } }}
        fillOpacity={0.14}
        strokeWidth={2}
        curveType="monotone"
        gridAxis="x"
        tickLine="none"
      >
        {last && (
          <ReferenceDot yAxisId="left" x={last.x} y={last.y} r={4} fill={color} stroke="var(--card)" strokeWidth={2} />
        )}
      </AreaChart>
    </div>
  );
}
