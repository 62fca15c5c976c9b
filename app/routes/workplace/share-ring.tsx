import { DonutChart } from "@mantine/charts";
import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "~/i18n/format";
import classes from "./share-chart.module.css";

export type Slice = { name: string; value: number; color: string; ratio: string };

const SIZE = 200;

/** The shares as a ring. The middle has the sum, or the share that is pointed at. */
export function ShareRing({ slices, sum }: { slices: Slice[]; sum: number }) {
  const { t } = useTranslation("workplace");
  const format = useFormat();
  const [index, setIndex] = useState<number>();
  const pointed = index === undefined ? undefined : slices[index];
  return (
    <>
      <Ring slices={slices} onPoint={setIndex} />
      <div className={classes.middle}>
        <b>{pointed ? format.number(pointed.value) : format.short(sum)}</b>
        {pointed ? `${pointed.name} ${pointed.ratio}` : t("share.total")}
      </div>
    </>
  );
}

type RingProps = { slices: Slice[]; onPoint: (index: number | undefined) => void };

/** Not rendered again while pointed at: Recharts then replaces its elements, and none reports that the pointer left it. */
const Ring = memo(function Ring({ slices, onPoint }: RingProps) {
  const leave = () => onPoint(undefined);
  return (
    <DonutChart
      data={slices}
      size={SIZE}
      // Recharts draws in px, also on paper and in fonts in which the size in rem is smaller.
      style={{ minWidth: SIZE, minHeight: SIZE }}
      thickness={18}
      strokeWidth={2}
      strokeColor="var(--card)"
      // It would cover the ring: what it says stands in the middle.
      withTooltip={false}
      startAngle={90}
      endAngle={-270}
      // Also at the chart, for new data may replace the share under the pointer.
      pieChartProps={{ accessibilityLayer: false, onMouseLeave: leave }}
      pieProps={{ onMouseEnter: (_, index) => onPoint(index), onMouseLeave: leave }}
    />
  );
});
