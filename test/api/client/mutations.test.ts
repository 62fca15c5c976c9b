import { MutationObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { PresetRule } from "~/api/card";
import { ApiError, type ApiErrorDetails } from "~/api/client/api-error";
import { changesRecord, isPending, prependRecord, removeRecord } from "~/api/client/mutations";
import { clearData, queryClient } from "~/api/client/query-client";
import { deferred } from "../../support/deferred";
import { cachedRules, list, refusal, rule } from "./cached-rules";

test("sends on, off, on as three writes in order, and shows the last one", async () => {
  const { sent, switchRule, shown, flushPromises } = cachedRules();
  const outcomes = [switchRule(1, true), switchRule(1, false), switchRule(1, true)];
  await flushPromises();
  expect(sent.map(({ enable }) => enable)).toEqual([true]);
  for (const [index, enable] of [true, false, true].entries()) {
    sent[index]?.resolve(rule(1, enable));
    await flushPromises();
  }
  expect(await Promise.all(outcomes)).toEqual([true, true, true]);
  expect(sent.map(({ enable }) => enable)).toEqual([true, false, true]);
  expect(shown()).toEqual([
    [1, true],
    [2, true],
  ]);
});

test("a response or a refusal does not overwrite what a later write of the record has changed", async () => {
  const { sent, switchRule, shown, flushPromises } = cachedRules();
  const outcomes = [switchRule(1, true), switchRule(1, false)];
  await flushPromises();
  sent[0]?.resolve(rule(1, true));
  await flushPromises();
  expect(shown()?.[0]).toEqual([1, false]);
  outcomes.push(switchRule(1, true));
  sent[1]?.reject(refusal);
  await flushPromises();
  expect(shown()?.[0]).toEqual([1, true]);
  sent[2]?.resolve(rule(1, true));
  expect(await Promise.all(outcomes)).toEqual([true, false, true]);
});

test("writes of different records do not wait for each other", async () => {
  const { sent, switchRule, flushPromises } = cachedRules();
  switchRule(1, true);
  switchRule(2, false);
  await flushPromises();
  expect(sent.map(({ id }) => id)).toEqual([1, 2]);
});

test("shows a change before the response, and rolls back only that change after a refusal", async () => {
  const { sent, switchRule, shown, flushPromises } = cachedRules();
  const refused = switchRule(1, true);
  const next = switchRule(2, false);
  await flushPromises();
  expect(shown()).toEqual([
    [1, true],
    [2, false],
  ]);
  sent[0]?.reject(refusal);
  sent[1]?.resolve(rule(2, false));
  expect([await refused, await next]).toEqual([false, true]);
  expect(shown()).toEqual([
    [1, false],
    [2, false],
  ]);
});

test("rolls a refused change back to the record's own state", async () => {
  const { sent, switchRule, shown, flushPromises } = cachedRules();
  const refused = switchRule(2, false);
  await flushPromises();
  sent[0]?.reject(refusal);
  expect(await refused).toBe(false);
  expect(shown()).toEqual([
    [1, false],
    [2, true],
  ]);
});

test("a write is pending until it is answered, under its own key only", async () => {
  const { sent, switchRule, flushPromises } = cachedRules();
  const keys = [[...list.queryKey, 1], [...list.queryKey, 2], list.queryKey];
  expect(keys.map(isPending)).toEqual([false, false, false]);
  const done = switchRule(1, true);
  expect(keys.map(isPending)).toEqual([true, false, false]);
  await flushPromises();
  sent[0]?.resolve(rule(1, true));
  await done;
  expect(keys.map(isPending)).toEqual([false, false, false]);
});

test("takes over the record that the server returns", async () => {
  const { sent, switchRule, shown, flushPromises } = cachedRules();
  const done = switchRule(1, true);
  await flushPromises();
  sent[0]?.resolve(rule(1, false));
  await done;
  expect(shown()?.[0]).toEqual([1, false]);
});

test("puts a new record first and removes a deleted one", () => {
  const { shown } = cachedRules();
  prependRecord(list, rule(3, true));
  removeRecord(list, 1);
  expect(shown()?.map(([id]) => id)).toEqual([3, 2]);
});

test("does not take data read before a confirmed write for newer than the write", async () => {
  const { sent, switchRule, shown, flushPromises } = cachedRules();
  const done = switchRule(1, true);
  await flushPromises();
  const stale = deferred<PresetRule[]>();
  queryClient.prefetchQuery({ queryKey: list.queryKey, queryFn: () => stale.promise, staleTime: 0 });
  sent[0]?.resolve(rule(1, true));
  await done;
  stale.resolve([rule(1, false), rule(2, true)]);
  await flushPromises();
  expect(shown()?.[0]).toEqual([1, true]);
});

test.each([
  ["a response", false],
  ["a refusal", true],
])("%s to a write of an ended session changes nothing in the next", async (kind, enable) => {
  const { sent, switchRule, shown, flushPromises } = cachedRules();
  const done = switchRule(1, true);
  await flushPromises();
  clearData();
  queryClient.setQueryData(list.queryKey, [rule(1, enable)]);
  if (kind === "a response") sent[0]?.resolve(rule(1, true));
  else sent[0]?.reject(refusal);
  await done;
  expect(shown()).toEqual([[1, enable]]);
});

test.each<[string, Partial<ApiErrorDetails>, boolean]>([
  ["is read again where its answer was lost", {}, true],
  ["is read again where its answer broke off", { reason: "unreadable", status: 200 }, true],
  ["is read again where a gateway got no answer", { reason: "unreadable", status: 504 }, true],
  ["stays where a page of HTML refused it", { reason: "unreadable", status: 404 }, false],
  ["stays in an outage that a page of HTML reports", { reason: "unreadable", status: 503 }, false],
  ["stays where its token could not be renewed", { isRenewalFailure: true }, false],
  ["is read again where the server refused it", { reason: "server", status: 404 }, true],
  ["stays in an outage", { reason: "server", status: 503 }, false],
  ["stays where the login has expired", { reason: "server", status: 401 }, false],
  [
    "stays where the server failed to renew its token",
    { reason: "server", status: 500, isRenewalFailure: true },
    false,
  ],
])("what a write changes %s", async (_, details, isRead) => {
  const { sent, switchRule, flushPromises } = cachedRules();
  const done = switchRule(1, true);
  await flushPromises();
  sent[0]?.reject(new ApiError("", { reason: "network", call: "PATCH /api", token: "", ...details }));
  expect(await done).toBe(false);
  expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(isRead);
});

test("the refusal of a write that changed nothing beforehand leaves what was read meanwhile", async () => {
  queryClient.setQueryData(list.queryKey, [rule(1, false)]);
  const response = deferred<PresetRule>();
  const write = new MutationObserver(queryClient, {
    ...changesRecord<PresetRule, void>(list, 1),
    mutationFn: () => response.promise,
  });
  const refused = write.mutate().catch((error: unknown) => error);
  queryClient.setQueryData(list.queryKey, [rule(1, true)]);
  response.reject(refusal);
  expect(await refused).toBe(refusal);
  expect(queryClient.getQueryData(list.queryKey)).toEqual([rule(1, true)]);
});

test("of several writes that show nothing beforehand each answer is taken over", async () => {
  queryClient.setQueryData(list.queryKey, [rule(1, false)]);
  const responses = [deferred<PresetRule>(), deferred<PresetRule>()];
  const outcomes = responses.map(({ promise }, index) =>
    new MutationObserver(queryClient, {
      ...changesRecord<PresetRule, number>(list, 1),
      mutationFn: () => promise,
    }).mutate(index),
  );
  responses[0]?.resolve(rule(1, true));
  expect(await outcomes[0]).toEqual(rule(1, true));
  expect(queryClient.getQueryData(list.queryKey)).toEqual([rule(1, true)]);
  responses[1]?.resolve(rule(1, false));
  await outcomes[1];
  expect(queryClient.getQueryData(list.queryKey)).toEqual([rule(1, false)]);
});
