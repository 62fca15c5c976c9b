import { SegmentedControl, Skeleton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ContentPoint, listContentData } from "~/api/dashboard";
import { Panel } from "~/components/panel";
import { Promised } from "~/components/promised";
import { FailedView } from "~/components/view-states";
import { CHART_HEIGHT } from "~/config";
import { useRequest } from "~/lib/use-request";
import { whenIdle } from "~/lib/when-idle";
import { ContentTable } from "./content-table";
import classes from "./workplace.module.css";

// The chart's code comes after everything else on the page.
const loadChart = () => whenIdle().then(() => import("./content-chart"));

/** Content figures of 14 days as a chart or as the same numbers in a table. */
export function ContentPanel({ content }: { content: Promise<ContentPoint[]> }) {
  const { t } = useTranslation(["workplace", "console"]);
  const [view, setView] = useState("chart");
  const title = t("content.title");
  return (
    <div className={classes.main}>
      <Panel
        title={title}
        note={t("content.note")}
        aside={
          <SegmentedControl
            aria-label={t("console:panel.viewOf", { title })}
            size="xs"
            value={view}
            onChange={setView}
            data={[
              { value: "chart", label: t("console:panel.asChart") },
              { value: "table", label: t("console:panel.asTable") },
            ]}
          />
        }
      >
        <Promised
          data={content}
          again={() => listContentData()}
          skeleton={<ChartSkeleton />}
          isEmpty={(points) => points.length === 0}
        >
          {(points) => (view === "chart" ? <Chart points={points} /> : <ContentTable points={points} />)}
        </Promised>
      </Panel>
    </div>
  );
}

function Chart({ points }: { points: ContentPoint[] }) {
  const chart = useRequest(loadChart);
  if (chart.state === "loading") return <ChartSkeleton />;
  if (chart.state === "failed") return <FailedView error={chart.error} retry={chart.again} />;
  return <chart.data.ContentChart points={points} />;
}

const ChartSkeleton = () => <Skeleton height={CHART_HEIGHT} />;
