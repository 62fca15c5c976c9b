import { useTranslation } from "react-i18next";
import type { ContentPoint } from "~/api/dashboard";
import { FiguresPanel } from "~/features/charts/chart-panel";
import type { Begun } from "~/lib/loading/begin";
import { fetchOnce } from "~/lib/loading/cached-import";
import { useRequest } from "~/lib/loading/use-request";
import { whenIdle } from "~/lib/loading/when-idle";
import classes from "./workplace.module.css";

// The chart's code comes after everything else on the page.
const chart = fetchOnce(() =>
  whenIdle()
    .then(() => import("./content-chart"))
    .then(({ ContentChart }) => ContentChart),
);

/** Content figures of 14 days. */
export function ContentPanel({ content }: { content: Begun<ContentPoint[]> }) {
  const { t } = useTranslation("workplace");
  const columns = [
    { title: t("content.day"), value: ({ x }: ContentPoint) => x },
    { title: t("content.value"), value: ({ y }: ContentPoint) => y },
  ];
  return (
    <div className={classes.main}>
      <FiguresPanel
        title={t("content.title")}
        note={t("content.note")}
        figures={useRequest(content)}
        columns={columns}
        chart={chart}
      />
    </div>
  );
}
