import { AreaChart } from "@mantine/charts";
import { useTranslation } from "react-i18next";
import { ReferenceDot } from "recharts";
import type { ContentPoint } from "~/api/dashboard";
import { useBodyTheme } from "~/components/use-body-theme";
import { CHART_COLORS, CHART_HEIGHT } from "~/config";
import { useFormat } from "~/i18n/format";
import "~/theme/charts.css";

/** The content figures as an area; the last point is marked. */
export function ContentChart({ points }: { points: ContentPoint[] }) {
  const { t } = useTranslation("workplace");
  const format = useFormat();
  const [color] = CHART_COLORS[useBodyTheme()].ten;
  const values = points.map(({ y }) => y);
  const last = points.at(-1);
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

/** 2026-11-21 → 11-21 */
const dayOf = (date: string) => date.slice(5);
