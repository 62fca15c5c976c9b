import { notifyManager, type Query } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { queryClient } from "~/api/client/query-client";
import { listMenu } from "~/api/user";
import { ManyFailed } from "~/components/feedback/view-states";

/** From this many failed panels on, one message with one retry is shown above them. */
const MANY = 3;

/** The menu is no panel, and has its own retry. */
const hasFailed = ({ queryKey, state }: Query) =>
  state.status === "error" && state.data === undefined && queryKey[0] !== listMenu.queryKey[0];

/** Later, since a panel that is being rendered changes the cache. */
const subscribe = (onChange: () => void) => queryClient.getQueryCache().subscribe(notifyManager.batchCalls(onChange));

/** The queries of this screen that failed and have nothing to show, if they are many. */
export function useManyFailed(): readonly Query[] {
  const find = () => queryClient.getQueryCache().findAll({ type: "active", predicate: hasFailed });
  const count = useSyncExternalStore(subscribe, () => find().length);
  return count < MANY ? [] : find();
}

/** Replaces the time of the data: how many panels have failed and why, with a retry of them all. */
export function FailedPanels({ failed }: { failed: readonly Query[] }) {
  const { t } = useTranslation("workplace");
  return (
    <ManyFailed
      errors={failed.map(({ state }) => state.error)}
      text={(reason) => t(reason ? "failed.oneReason" : "failed.many", { count: failed.length, reason })}
      retry={() => queryClient.refetchQueries({ type: "active", predicate: hasFailed })}
    />
  );
}
