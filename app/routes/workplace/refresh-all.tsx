import { Button } from "@mantine/core";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import { type Query, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { listVisits } from "~/api/user";
import { RefreshButton } from "~/components/layout/refresh-button";
import { failureText } from "~/i18n/failure-text";
import { useFormat } from "~/i18n/format";
import { withFocusAround } from "~/lib/page/focus-around";
import classes from "./greeting.module.css";

/** As many panels without data are one trouble, which is told of once and ended at once. */
const MANY = 3;

/** As of when the figures are, with a button that fetches all panels again; or that many of them have failed. */
export function RefreshAll() {
  const { t } = useTranslation(["workplace", "screens"]);
  const format = useFormat();
  const client = useQueryClient();
  const visits = useQuery(listVisits.query());
  const failed = useFailed();
  const refetch = () => client.refetchQueries({ type: "active" });
  if (failed.length >= MANY) return <ManyFailed failed={failed} />;
  return (
    <span className={classes.asOf}>
      {visits.dataUpdatedAt > 0 && t("asOf", { time: format.clock(visits.dataUpdatedAt) })}
      <RefreshButton title={t("screens:workplace")} query={{ ...visits, refetch }} />
    </span>
  );
}

const hasFailed = ({ state }: Query) => state.status === "error" && state.data === undefined;

/** The queries of this screen that failed and have nothing to show. */
function useFailed(): readonly Query[] {
  const cache = useQueryClient().getQueryCache();
  const find = () => cache.findAll({ type: "active", predicate: hasFailed });
  useSyncExternalStore(cache.subscribe, () => find().length);
  return find();
}

function ManyFailed({ failed }: { failed: readonly Query[] }) {
  const { t } = useTranslation(["workplace", "common"]);
  const client = useQueryClient();
  const [reason, ...others] = new Set(failed.map(({ state }) => failureText(state.error)));
  const retry = () => client.refetchQueries({ type: "active", predicate: hasFailed });
  return (
    <div className={classes.failed} role="status">
      <IconAlertTriangle aria-hidden />
      <span>{t(others.length > 0 ? "failed.many" : "failed.oneReason", { count: failed.length, reason })}</span>
      <Button size="compact-sm" variant="subtle" onClick={withFocusAround(retry)}>
        {t("failed.retryAll")}
      </Button>
    </div>
  );
}
