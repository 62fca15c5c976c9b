import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type ContentPoint, listContentData } from "~/api/dashboard";
import { whenIdle } from "~/components/loading/when-idle";
import { ChartPanel } from "~/features/charts/chart-panel";
import { cachedImport } from "~/lib/loading/cached-import";
import classes from "./workplace.module.css";

// The chart's code is loaded after everything else on the page.
const chart = cachedImport(() =>
  whenIdle()
    .then(() => import("./content-chart"))
    .then(({ ContentChart }) => ContentChart),
);

export function ContentPanel() {
  const { t } = useTranslation("workplace");
  const columns = [
    { title: t("content.day"), value: ({ x }: ContentPoint) => x },
    { title: t("content.value"), value: ({ y }: ContentPoint) => y },
  ];
  return (
    <div className={classes.main}>
      <ChartPanel
        title={t("content.title")}
        note={t("content.note")}
        query={useQuery(listContentData.query())}
        columns={columns}
        empty={t("content.none")}
        chart={chart}
      />
    </div>
  );
}
