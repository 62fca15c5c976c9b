import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { describe, expect, onTestFinished, test } from "vitest";
import type { PresetRule } from "~/api/card";
import { prependRecord, refetchAfterFailure, removeRecord } from "~/api/client/mutations";
import { queryClient } from "~/api/client/query-client";
import { deferred } from "../../support/deferred";
import { cachedRules, list, refusal, rule } from "./cached-rules";

describe("a refresh that is running when a record is written", () => {
  /** Renders the list and starts a refresh of it; the responses to it and to later ones are the test's. */
  async function refreshing() {
    const cached = cachedRules();
    const refreshes: ReturnType<typeof deferred<PresetRule[]>>[] = [];
    const queryFn = () => {
      const response = deferred<PresetRule[]>();
      refreshes.push(response);
      return response.promise;
    };
    const rendered = new QueryObserver(queryClient, { queryKey: list.queryKey, queryFn });
    onTestFinished(rendered.subscribe(() => {}));
    const refresh = rendered.refetch();
    await cached.flushPromises();
    return { ...cached, refreshes, refresh, rendered };
  }

  test("is started again after the last of the writes", async () => {
    const { sent, switchRule, shown, refreshes, flushPromises } = await refreshing();
    const [first, second] = [switchRule(1, true), switchRule(2, false)];
    await flushPromises();
    sent[0]?.resolve(rule(1, true));
    await first;
    expect(refreshes).toHaveLength(1);
    sent[1]?.reject(refusal);
    await second;
    await flushPromises();
    expect(refreshes).toHaveLength(2);
    refreshes[0]?.resolve([]);
    refreshes[1]?.resolve([rule(1, true), rule(2, true), rule(3, true)]);
    await flushPromises();
    expect(shown()?.map(([id]) => id)).toEqual([1, 2, 3]);
  });

  test("is started again after a last write that only removes or adds, and is refused", async () => {
    const { sent, switchRule, refreshes, flushPromises } = await refreshing();
    const refused = deferred<undefined>();
    const deletion = new MutationObserver(queryClient, {
      mutationKey: [...list.queryKey, 2],
      mutationFn: () => refused.promise,
      onError: (error) => void refetchAfterFailure(list, error),
    });
    const outcomes = [switchRule(1, true), deletion.mutate().catch(() => "refused")];
    await flushPromises();
    sent[0]?.resolve(rule(1, true));
    await flushPromises();
    expect(refreshes).toHaveLength(1);
    refused.reject(refusal);
    expect(await Promise.all(outcomes)).toEqual([true, "refused"]);
    expect(refreshes).toHaveLength(2);
  });

  test("follows the last of several refused changes of a record, none of which stays", async () => {
    const { sent, switchRule, shown, refreshes, refresh, flushPromises } = await refreshing();
    refreshes[0]?.resolve([rule(1, false), rule(2, true)]);
    await refresh;
    const outcomes = [switchRule(1, true), switchRule(1, false)];
    await flushPromises();
    sent[0]?.reject(refusal);
    await flushPromises();
    sent[1]?.reject(refusal);
    expect(await Promise.all(outcomes)).toEqual([false, false]);
    refreshes[1]?.resolve([rule(1, false), rule(2, true)]);
    await flushPromises();
    expect(shown()?.[0]).toEqual([1, false]);
  });

  test.each([
    ["a created", () => prependRecord(list, rule(3, true)), [3, 1, 2]],
    ["a deleted", () => removeRecord(list, 1), [2]],
  ])("does not undo %s record", async (_, patch, ids) => {
    const { shown, refreshes, flushPromises } = await refreshing();
    patch();
    expect(shown()?.map(([id]) => id)).toEqual(ids);
    refreshes[0]?.resolve([rule(1, false), rule(2, true)]);
    await flushPromises();
    expect(shown()?.map(([id]) => id)).toEqual(ids);
    expect(refreshes).toHaveLength(2);
  });

  test("keeps its failure in sight when a record is written later", async () => {
    const { sent, switchRule, shown, refreshes, refresh, rendered, flushPromises } = await refreshing();
    refreshes[0]?.reject(refusal);
    await refresh;
    const done = switchRule(1, true);
    await flushPromises();
    expect(rendered.getCurrentResult().error).toBe(refusal);
    sent[0]?.resolve(rule(1, true));
    await done;
    expect(rendered.getCurrentResult().error).toBe(refusal);
    expect(shown()?.[0]).toEqual([1, true]);
  });
});
