import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { queryClient } from "~/api/client/query-client";
import { listVisits } from "~/api/user";
import { RefreshButton } from "~/components/layout/refresh-button";
import { TextSkeleton } from "~/components/loading/skeleton";
import { useFormat } from "~/i18n/format";
import classes from "./greeting.module.css";

/** As of when the figures are, with a button that fetches all panels again. */
export function RefreshAll() {
  const { t } = useTranslation(["workplace", "screens"]);
  const format = useFormat();
  const visits = useQuery(listVisits.query());
  const refetch = () => queryClient.refetchQueries({ type: "active" });
  return (
    <span className={classes.asOf}>
      <span>
        {visits.dataUpdatedAt > 0 && t("asOf", { time: format.clock(visits.dataUpdatedAt) })}
        {visits.isPending && <TextSkeleton width="6em" />}
      </span>
      <RefreshButton title={t("screens:workplace")} query={{ ...visits, refetch }} />
    </span>
  );
}
