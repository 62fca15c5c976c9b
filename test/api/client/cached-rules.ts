import { MutationObserver } from "@tanstack/react-query";
import { listPresetRules, type PresetRule } from "~/api/card";
import { changesRecord } from "~/api/client/mutations";
import { queryClient } from "~/api/client/query-client";
import { deferred, flushPromises } from "../../support/deferred";

export const rule = (id: number, enable: boolean): PresetRule => ({
  id,
  enable,
  title: "",
  description: "",
  actionType: "",
});
export const list = listPresetRules.query();
export const refusal = new Error("refused");

/** A cached list of two rules, and a write to switch one whose response the test controls. */
export function cachedRules() {
  queryClient.setQueryData(list.queryKey, [rule(1, false), rule(2, true)]);
  const sent: ({ id: number; enable: boolean } & ReturnType<typeof deferred<PresetRule>>)[] = [];
  const switchRule = (id: number, enable: boolean) =>
    new MutationObserver(queryClient, {
      ...changesRecord(list, id, (record: PresetRule, change: { id: number; enable: boolean }) => ({
        ...record,
        enable: change.enable,
      })),
      mutationFn: (change) => {
        const response = deferred<PresetRule>();
        sent.push({ ...change, ...response });
        return response.promise;
      },
    })
      .mutate({ id, enable })
      .then(
        () => true,
        () => false,
      );
  const shown = () => queryClient.getQueryData(list.queryKey)?.map(({ id, enable }) => [id, enable]);
  return { sent, switchRule, shown, flushPromises };
}
