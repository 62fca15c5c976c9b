import { http } from "msw";
import { act, createElement, useState } from "react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { faults, server } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import type { PolicyForm } from "~/api/policy";
import { failureText } from "~/i18n/failure-text";
import { loadNamespaces } from "~/i18n/translations";
import { policies } from "~/lists/policies";
import { useBusyIds, useRunAction } from "~/resource/actions/use-run-action";
import { useSave } from "~/resource/data/mutations";
import { pageQuery } from "~/resource/data/page-query";
import { isolateCalls, recordCalls } from "../../support/client";
import { deferred } from "../../support/deferred";
import { isolateRendering, waitUntil } from "../../support/render";
import { renderInResource, renderResourceHook } from "../../support/resource";
import { isolateSession, startSessionAs } from "../../support/session";
import { shownToasts } from "../../support/toasts";
import { setUpTranslations } from "../../support/translations";

setUpTranslations();
beforeAll(() => loadNamespaces(["policies", "resource", "selection"]));
isolateCalls();
isolateSession();
isolateRendering();
beforeEach(() => startSessionAs("admin"));

const body: PolicyForm = { name: "新的集合", contentType: "img", filterType: "rules", count: 1, status: "offline" };
const toasts = () => shownToasts().map(([, text]) => text);
const list = () => pageQuery(policies, { current: 1, pageSize: 10 });
const isStale = () => queryClient.getQueryState(list().queryKey)?.isInvalidated;

beforeEach(async () => {
  await queryClient.fetchQuery(list());
});

test("creating a policy shows a message and marks the list as stale", async () => {
  const save = await renderResourceHook(policies, () => useSave());
  act(() => save.current().mutate(body));
  await waitUntil(() => expect(save.current().isSuccess).toBe(true));
  await waitUntil(() => expect([toasts(), isStale()]).toEqual([["已新建“新的集合”"], true]));
});

test("shows the message also when the form is left before the response", async () => {
  let leave = () => {};
  let mutate: ReturnType<typeof useSave>["mutate"] = () => {};
  const Form = () => {
    mutate = useSave().mutate;
    return null;
  };
  function Screen() {
    const [isLeft, setLeft] = useState(false);
    leave = () => setLeft(true);
    return isLeft ? null : createElement(Form);
  }
  await renderInResource(policies, createElement(Screen));
  act(() => {
    mutate(body);
    leave();
  });
  await waitUntil(() => expect(toasts()).toEqual(["已新建“新的集合”"]));
});

test("keeps the server's message of a refusal, and still marks the list as stale", async () => {
  faults.set("POST /api/list/policy", { kind: "code", code: 50000, message: "名额已满" });
  const save = await renderResourceHook(policies, () => useSave());
  act(() => save.current().mutate(body));
  await waitUntil(() => expect(save.current().isError).toBe(true));
  await waitUntil(() =>
    expect([failureText(save.current().error), toasts(), isStale()]).toEqual(["名额已满", [], true]),
  );
});

test("a selected record has its new values at once, also on a page that is not read again", async () => {
  const before = { id: 55, name: "旧的集合", count: 2500, status: "offline" };
  policies.listState.set({ selected: { filters: "", rows: new Map([[55, before]]) } });
  const save = await renderResourceHook(policies, () => useSave(before));
  act(() => save.current().mutate({ count: 1 }));
  await waitUntil(() => expect(save.current().isSuccess).toBe(true));
  expect(policies.listState.get().selected.rows.get(55)).toMatchObject({ count: 1 });
});

test("rows are busy while their status is being saved, several changes at a time", async () => {
  const response = deferred<void>();
  server.use(
    http.patch("*/api/list/policy", async () => {
      await response.promise;
    }),
  );
  const status = await renderResourceHook(policies, () => ({
    runAction: useRunAction(() => undefined),
    busyIds: useBusyIds(),
  }));
  const calls = recordCalls();
  act(() => {
    status.current().runAction({ rows: [{ id: 1 }, { id: 2 }], action: "offline" });
    status.current().runAction({ rows: [{ id: 3 }], action: "offline" });
  });
  await waitUntil(() => expect([...status.current().busyIds]).toEqual([1, 2, 3]));
  response.resolve();
  await waitUntil(() => expect(status.current().busyIds.size).toBe(0));
  expect(calls.filter((call) => call.startsWith("PATCH"))).toHaveLength(2);
});
