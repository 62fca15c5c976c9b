import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ManyFailed } from "~/components/feedback/view-states";

/** Above the sections, if there are several and none has anything to show: one retry of them all. */
export function AllFailed({ queries }: { queries: readonly UseQueryResult[] }) {
  const { t } = useTranslation("card");
  const failed = queries.filter(({ data, error }) => error && data === undefined);
  if (queries.length === 1 || failed.length < queries.length) return null;
  return (
    <ManyFailed
      errors={failed.map(({ error }) => error)}
      text={(reason) => t(reason ? "failed.oneReason" : "failed.severalReasons", { reason })}
      retry={() => failed.map(({ refetch }) => refetch())}
    />
  );
}
