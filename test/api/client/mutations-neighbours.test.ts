import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { PresetRule } from "~/api/card";
import { ApiError } from "~/api/client/api-error";
import { prependRecord, refetchAfterFailure, removeRecord } from "~/api/client/mutations";
import { prefetch, queryClient } from "~/api/client/query-client";
import { deferred } from "../../support/deferred";
import { cachedRules, list, refusal, rule } from "./cached-rules";

/** The key of another list, which begins as the list's does. */
const archiveKey = [...list.queryKey, "archive"];
const stays = () => new AbortController().signal;
const startRead = (queryKey: readonly unknown[]) =>
  prefetch({ queryKey, queryFn: () => deferred<PresetRule[]>().promise }, stays());
const stateOf = (queryKey: readonly unknown[]) => {
  const { fetchStatus, isInvalidated } = queryClient.getQueryState(queryKey) ?? {};
  return { fetchStatus, isInvalidated };
};

/** The list, and before it in the cache the other one. */
function cachedLists() {
  queryClient.setQueryData(archiveKey, [rule(1, true)]);
  return cachedRules();
}

/** Renders a list; returns what counts how often it is read. */
function rendered(queryKey: readonly unknown[]) {
  const queryFn = vi.fn(() => deferred<PresetRule[]>().promise);
  onTestFinished(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => {}));
  return queryFn;
}

/** Starts a write whose key is this one, and which is never answered. */
function startWrite(mutationKey: readonly unknown[]) {
  const mutationFn = (_: { id: number; enable: boolean }) => deferred<PresetRule>().promise;
  new MutationObserver(queryClient, { mutationKey, mutationFn }).mutate({ id: 1, enable: true });
}

describe("a list whose key begins as that of a written one", () => {
  test("keeps its records", () => {
    const { shown } = cachedLists();
    removeRecord(list, 1);
    prependRecord(list, rule(3, true));
    expect(shown()?.map(([id]) => id)).toEqual([3, 2]);
    expect(queryClient.getQueryData(archiveKey)).toEqual([rule(1, true)]);
  });

  test("is read on where the written one is interrupted", async () => {
    const { flushPromises } = cachedLists();
    startRead(archiveKey);
    startRead(list.queryKey);
    removeRecord(list, 1);
    await flushPromises();
    expect(stateOf(list.queryKey)).toEqual({ fetchStatus: "idle", isInvalidated: true });
    expect(stateOf(archiveKey)).toEqual({ fetchStatus: "fetching", isInvalidated: false });
  });

  test("does not let the written one be read again where only it is being read", async () => {
    const { flushPromises } = cachedLists();
    startRead(archiveKey);
    removeRecord(list, 1);
    await flushPromises();
    expect(stateOf(list.queryKey)).toEqual({ fetchStatus: "idle", isInvalidated: false });
  });

  test("is not read again with it after a refusal", async () => {
    cachedLists();
    const [archive, written] = [rendered(archiveKey), rendered(list.queryKey)];
    refetchAfterFailure(list, new ApiError("", { reason: "server", status: 404, call: "DELETE /api", token: "" }));
    await vi.waitFor(() => expect(written).toHaveBeenCalledOnce());
    expect(archive).not.toHaveBeenCalled();
    expect(stateOf(archiveKey)).toEqual({ fetchStatus: "idle", isInvalidated: false });
  });
});

test("an interrupted list is read again after its last write, whatever is written elsewhere", async () => {
  const { flushPromises } = cachedRules();
  const queryFn = rendered(list.queryKey);
  startWrite(["elsewhere"]);
  startWrite(["elsewhere"]);
  queryClient.refetchQueries({ queryKey: list.queryKey });
  await flushPromises();
  expect(queryFn).toHaveBeenCalledTimes(1);
  removeRecord(list, 1);
  await flushPromises();
  expect(queryFn).toHaveBeenCalledTimes(2);
});

describe("a refused change of a record", () => {
  test.each([
    ["another record", [...list.queryKey, 2]],
    ["something else of the record", [...list.queryKey, 1, "title"]],
    ["another list", ["elsewhere"]],
  ])("is rolled back without another read of the list while %s is written", async (_, mutationKey) => {
    const { sent, switchRule, shown, flushPromises } = cachedRules();
    const refused = switchRule(1, true);
    startWrite(mutationKey);
    await flushPromises();
    sent[0]?.reject(refusal);
    expect(await refused).toBe(false);
    expect(shown()?.[0]).toEqual([1, false]);
    expect(stateOf(list.queryKey).isInvalidated).toBe(false);
  });
});

describe("a list of which nothing was read", () => {
  test.each([
    ["yet", () => {}],
    ["so far, while it is being read", () => startRead(list.queryKey)],
  ])("%s stays empty after a write", async (_, prepare) => {
    prepare();
    prependRecord(list, rule(3, true));
    removeRecord(list, 1);
    expect(queryClient.getQueryData(list.queryKey)).toBeUndefined();
  });

  test("is not read after a refusal", async () => {
    await refetchAfterFailure(list, refusal);
    expect(queryClient.getQueryState(list.queryKey)).toBeUndefined();
  });

  test("lets a record be changed", async () => {
    const { sent, switchRule, shown, flushPromises } = cachedRules();
    queryClient.removeQueries({ queryKey: list.queryKey });
    const done = switchRule(1, true);
    await flushPromises();
    sent[0]?.resolve(rule(1, true));
    expect(await done).toBe(true);
    expect(shown()).toBeUndefined();
  });
});
