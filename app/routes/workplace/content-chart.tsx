import { AreaChart } from "@mantine/charts";
import { Box } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ReferenceDot } from "recharts";
import type { ContentPoint } from "~/api/dashboard";
import { useChunkedRender } from "~/components/loading/use-chunked-render";
import { CHART_LIMITS } from "~/config/limits";
import { CHART_COLORS, chartColors } from "~/features/charts/chart-colors";
import { ChartSkeleton } from "~/features/charts/chart-skeleton";
import { shortDays } from "~/features/charts/chart-text";
import { downsample, pickEvenly } from "~/features/charts/downsample";
import { useBodyTheme } from "~/features/charts/use-body-theme";
import { useFormat } from "~/i18n/format";
import { ContentTooltip } from "./content-tooltip";
import classes from "./workplace.module.css";

/** On the first render each of these gets its own task; they are invisible until the last one is there. */
const [LINE, DAYS, VALUES, MARKS] = [2, 3, 4, 5];

/** As Mantine's own, but in the browser's font size. */
const tickAt = (x: number, y: number) => ({
  transform: `translate(${x}, ${y})`,
  fontSize: "0.75rem",
  fill: "currentColor",
});

const HALF_DAY_REM = 1.6;
/** In px. */
const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The last day and the one under the pointer. */
const MARK = { r: 4, stroke: "var(--card)", strokeWidth: 2 };
/** Beside the last day. A line of the grid keeps its distance from it too. */
const VALUE = {
  ...MARK,
  paintOrder: "stroke",
  position: "right",
  fill: "var(--text)",
  fontSize: "0.75rem",
  fontWeight: 600,
} as const;

const NO_POINTS: ContentPoint[] = [];
/** Otherwise the grid would measure every day for hidden lines, and the values before their axis is rendered. */
const noLines = (): number[] => [];

export function ContentChart({ rows }: { rows: readonly ContentPoint[] }) {
  const { t, i18n } = useTranslation("workplace");
  const format = useFormat();
  const theme = useBodyTheme();
  const [color = ""] = chartColors(theme, 1);
  const dayOf = useMemo(() => shortDays(i18n.language), [i18n.language]);
  const rendered = useChunkedRender("content chart", MARKS);
  const points = useMemo(() => [...downsample(rows, CHART_LIMITS.points)], [rows]);
  const ticks = useMemo(() => pickEvenly(points, CHART_LIMITS.days).map(({ x }) => x), [points]);
  const last = points.at(-1);
  // Room for the half of the first day's label, and beside the last point for its value.
  const edge = HALF_DAY_REM * rootFontSize();
  const value = last ? format.figure(last.y) : "";
  const tooltip = ({ label }: { label?: unknown }) => {
    const index = rows.findIndex(({ x }) => x === label);
    const point = rows[index];
    return point ? <ContentTooltip point={point} before={rows[index - 1]} color={color} /> : null;
  };
  // Of all rows: the points may lack one of two extremes that are close. Not spread, for which there may be too many.
  const extreme = (choose: (one: number, other: number) => number) =>
    format.number(rows.map(({ y }) => y).reduce((one, other) => choose(one, other)));
  const summary = t("content.summary", { max: extreme(Math.max), min: extreme(Math.min) });
  return (
    <Box pos="relative">
      {rendered < MARKS && (
        <div className={classes.overlay}>
          <ChartSkeleton />
        </div>
      )}
      <div role="img" aria-label={summary}>
        <AreaChart
          className={classes.area}
          data={rendered < LINE ? NO_POINTS : points}
          dataKey="x"
          series={rendered < LINE ? [] : [{ name: "y", label: t("content.value"), color }]}
          valueFormatter={format.number}
          yAxisProps={{ interval: 0, tickFormatter: format.figure, width: "auto", tick: tickAt(-10, 0) }}
          xAxisProps={{
            interval: "equidistantPreserveEnd",
            minTickGap: 24,
            ticks,
            tickFormatter: dayOf,
            padding: { left: edge, right: edge * Math.max(2, (value.length + 3) / 4) },
            tick: tickAt(0, 10),
          }}
          tooltipProps={{ content: tooltip }}
          areaChartProps={{ accessibilityLayer: false, margin: { top: 8, right: 0, bottom: 0, left: 10 } }}
          withDots={false}
          withTooltip={rendered >= MARKS}
          withXAxis={rendered >= DAYS}
          withYAxis={rendered >= VALUES}
          areaProps={{ isAnimationActive: false, dot: false, activeDot: MARK }}
          fillOpacity={0.14}
          strokeWidth={2}
          curveType="monotone"
          gridAxis="x"
          gridColor={CHART_COLORS[theme].grid}
          textColor={CHART_COLORS[theme].text}
          strokeDasharray="0"
          gridProps={{
            // That of Mantine's axis; without it only the outermost lines are drawn.
            yAxisId: "left",
            verticalCoordinatesGenerator: noLines,
            horizontalCoordinatesGenerator: rendered < VALUES ? noLines : undefined,
          }}
          tickLine="none"
        >
          {last && rendered >= MARKS && (
            <ReferenceDot
              yAxisId="left"
              x={last.x}
              y={last.y}
              fill={color}
              {...MARK}
              // A rounding error may put it beyond its axis.
              ifOverflow="visible"
              label={{ ...VALUE, value }}
            />
          )}
        </AreaChart>
      </div>
    </Box>
  );
}
