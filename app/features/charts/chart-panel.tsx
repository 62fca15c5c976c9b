import { ActionIcon, Group } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { notify } from "~/components/feedback/notify";
import { Requested } from "~/components/feedback/requested";
import { Segments } from "~/components/fields/segments";
import { Panel } from "~/components/layout/panel";
import classes from "~/components/layout/panel.module.css";
import { Fetched } from "~/components/loading/fetched";
import { Bone, Skeleton } from "~/components/loading/skeleton";
import { CHART_HEIGHT } from "~/config/appearance";
import { fetchOnce } from "~/lib/loading/cached-import";
import type { Load, Requested as Request } from "~/lib/loading/use-request";
import { type Column, downloadFigures } from "./chart-data";

type View = "chart" | "table";

type Props<Row> = {
  title: string;
  note?: string;
  figures: Request<Row[]>;
  columns: readonly Column<Row>[];
  /** Fetches the code of the chart; must stay the same function. */
  chart: Load<ComponentType<{ rows: readonly Row[] }>>;
};

const table = fetchOnce(() => import("./chart-table").then(({ FiguresTable }) => FiguresTable));

/** Figures as a chart or as a table of the same numbers, with a download of all of them. */
export function FiguresPanel<Row>({ title, note, figures, columns, chart }: Props<Row>) {
  const [view, setView] = useState<View>("chart");
  const rows = figures.state === "data" ? figures.data : [];
  return (
    <Panel title={title} note={note} aside={<Tools {...{ title, view, setView, columns, rows }} />}>
      <div className={classes.figures} style={{ height: CHART_HEIGHT }}>
        <Requested data={figures} skeleton={<FiguresSkeleton />} isEmpty={(data) => data.length === 0}>
          {(data) =>
            view === "chart" ? (
              <Fetched code={chart} skeleton={<FiguresSkeleton />}>
                {(Chart) => <Chart rows={data} />}
              </Fetched>
            ) : (
              <Fetched code={table} skeleton={<FiguresSkeleton />}>
                {(Table) => <Table title={title} columns={columns} rows={data} />}
              </Fetched>
            )
          }
        </Requested>
      </div>
    </Panel>
  );
}

type ToolsProps<Row> = {
  title: string;
  view: View;
  setView: (view: View) => void;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

function Tools<Row>({ title, view, setView, columns, rows }: ToolsProps<Row>) {
  const { t } = useTranslation(["console", "common"]);
  const label = t("panel.download", { title });
  const download = () =>
    downloadFigures(title, columns, rows).catch(() =>
      notify({ id: "download", message: t("common:failure.load"), color: "red" }),
    );
  return (
    <Group gap={8} wrap="nowrap">
      <Segments<View>
        label={t("panel.viewOf", { title })}
        value={view}
        onChange={setView}
        options={[
          { value: "chart", label: t("panel.asChart") },
          { value: "table", label: t("panel.asTable") },
        ]}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        title={label}
        disabled={rows.length === 0}
        onClick={download}
      >
        <IconDownload />
      </ActionIcon>
    </Group>
  );
}

const FiguresSkeleton = () => (
  <Skeleton>
    <Bone height={CHART_HEIGHT} />
  </Skeleton>
);
