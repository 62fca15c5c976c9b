import { ActionIcon, Group } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { notifyMissingFile } from "~/components/feedback/notify";
import { QueryView } from "~/components/feedback/query-view";
import { EmptyView } from "~/components/feedback/view-states";
import { SegmentedControl } from "~/components/fields/segmented-control";
import { Panel } from "~/components/layout/panel";
import classes from "~/components/layout/panel.module.css";
import { LazyView } from "~/components/loading/lazy-view";
import { type CachedImport, cachedImport } from "~/lib/loading/cached-import";
import { type ChartColumn, downloadChartData } from "./chart-data";
import { ChartSkeleton } from "./chart-skeleton";

type View = "chart" | "table";

type Props<Row> = {
  title: string;
  note?: string;
  query: UseQueryResult<Row[]>;
  columns: readonly ChartColumn<Row>[];
  /** In place of empty data. */
  empty: string;
  chart: CachedImport<ComponentType<{ rows: readonly Row[] }>>;
  /** What is shown until there is a chart, in the shape of it. */
  skeleton?: ReactNode;
};

const table = cachedImport(() => import("./chart-table").then(({ ChartTable }) => ChartTable));

/** A chart, or a table of its data, with a CSV download. */
export function ChartPanel<Row>(props: Props<Row>) {
  const { title, note, query, columns, empty, chart, skeleton = <ChartSkeleton /> } = props;
  const [view, setView] = useState<View>("chart");
  const rows = query.data ?? [];
  return (
    <Panel
      title={title}
      note={note}
      query={query}
      aside={(query.isPending || rows.length > 0) && <ChartActions {...{ title, view, setView, columns, rows }} />}
    >
      <div className={classes.chart}>
        <QueryView
          query={query}
          skeleton={skeleton}
          isEmpty={(data) => data.length === 0}
          empty={<EmptyView text={empty} drawing="chart" />}
        >
          {(data) =>
            view === "chart" ? (
              <LazyView key={view} code={chart} skeleton={skeleton}>
                {(Chart) => <Chart rows={data} />}
              </LazyView>
            ) : (
              <LazyView key={view} code={table} skeleton={skeleton}>
                {(Table) => <Table title={title} columns={columns} rows={data} />}
              </LazyView>
            )
          }
        </QueryView>
      </div>
    </Panel>
  );
}

type ActionsProps<Row> = {
  title: string;
  view: View;
  setView: (view: View) => void;
  columns: readonly ChartColumn<Row>[];
  rows: readonly Row[];
};

function ChartActions<Row>({ title, view, setView, columns, rows }: ActionsProps<Row>) {
  const { t } = useTranslation("console");
  const label = t("panel.download", { title });
  const download = () => downloadChartData(title, columns, rows).catch(() => notifyMissingFile("download"));
  return (
    <Group gap={8} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.tool}
        aria-label={label}
        title={label}
        disabled={rows.length === 0}
        onClick={download}
      >
        <IconDownload aria-hidden />
      </ActionIcon>
      <SegmentedControl<View>
        label={t("panel.viewOf", { title })}
        value={view}
        onChange={setView}
        options={[
          { value: "chart", label: t("panel.asChart") },
          { value: "table", label: t("panel.asTable") },
        ]}
      />
    </Group>
  );
}
