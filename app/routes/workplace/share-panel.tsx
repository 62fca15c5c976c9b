import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { ContentShare } from "~/api/dashboard";
import { FiguresPanel } from "~/features/charts/chart-panel";
import { percentOf } from "~/features/charts/chart-text";
import { fetchOnce } from "~/lib/loading/cached-import";
import type { Requested } from "~/lib/loading/use-request";
import { whenIdle } from "~/lib/loading/when-idle";

const chart = fetchOnce(() =>
  whenIdle()
    .then(() => import("./share-chart"))
    .then(({ ShareChart }) => ShareChart),
);

/** How much of the content is of which type. */
export const SharePanel = memo(function SharePanel({ share }: { share: Requested<ContentShare[]> }) {
  const { t, i18n } = useTranslation("workplace");
  const shares = share.state === "data" ? share.data : [];
  const sum = shares.reduce((total, { value }) => total + value, 0);
  const columns = [
    { title: t("share.type"), value: ({ type }: ContentShare) => t(`share.${type}`) },
    { title: t("share.value"), value: ({ value }: ContentShare) => value },
    { title: t("share.ratio"), value: ({ value }: ContentShare) => percentOf(value, sum, i18n.language) },
  ];
  return <FiguresPanel title={t("share.title")} figures={share} columns={columns} chart={chart} />;
});
