import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type ContentShare, listContentShare } from "~/api/dashboard";
import { whenIdle } from "~/components/loading/when-idle";
import { ChartPanel } from "~/features/charts/chart-panel";
import { percentOf } from "~/features/charts/chart-text";
import { cachedImport } from "~/lib/loading/cached-import";
import { RingSkeleton } from "./ring-skeleton";
import { useShareName } from "./use-share-name";

const chart = cachedImport(() =>
  whenIdle()
    .then(() => import("./share-chart"))
    .then(({ ShareChart }) => ShareChart),
);

export function SharePanel() {
  const { t, i18n } = useTranslation("workplace");
  const nameOf = useShareName();
  const query = useQuery(listContentShare.query());
  const shares = query.data ?? [];
  const sum = shares.reduce((total, { value }) => total + value, 0);
  const columns = [
    { title: t("share.type"), value: ({ type }: ContentShare) => nameOf(type) },
    { title: t("share.value"), value: ({ value }: ContentShare) => value },
    { title: t("share.ratio"), value: ({ value }: ContentShare) => percentOf(value, sum, i18n.language) },
  ];
  return (
    <ChartPanel
      title={t("share.title")}
      query={query}
      columns={columns}
      empty={t("share.none")}
      chart={chart}
      skeleton={<RingSkeleton />}
    />
  );
}
