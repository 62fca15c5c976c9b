import { notificationsStore } from "@mantine/notifications";
import { http } from "msw";
import { act, createElement, useState } from "react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { faults, server } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { listPolicies, type PolicyForm } from "~/api/policy";
import { failureText } from "~/i18n/failure-text";
import { loadAreas } from "~/i18n/words";
import { useSavePolicy, useSetStatus } from "~/routes/list/search-table/policy-mutations";
import { isolateCalls, recordCalls } from "../../../support/client";
import { deferred } from "../../../support/deferred";
import { draw, drawHook, isolateDrawings, settle } from "../../../support/draw";
import { enterAs } from "../../../support/messages";
import { isolateSession } from "../../../support/session";
import { withWords } from "../../../support/words";

withWords();
beforeAll(() => loadAreas(["policies"]));
isolateCalls();
isolateSession();
isolateDrawings();
const withoutToasts = () =>
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [], queue: [] });
beforeEach(() => enterAs("admin"));
afterEach(withoutToasts);

const body: PolicyForm = { name: "新的集合", contentType: "img", filterType: "rules", count: 1, status: "offline" };
const toasts = () => notificationsStore.getState().notifications.map(({ message }) => message);
const list = listPolicies.query({ query: { current: 1, pageSize: 10 } });
const isStale = () => queryClient.getQueryState(list.queryKey)?.isInvalidated;

beforeEach(async () => {
  await queryClient.fetchQuery(list);
});

test("creating a policy shows a message and marks the list as stale", async () => {
  const save = await drawHook(() => useSavePolicy());
  act(() => save.now().mutate(body));
  await settle(() => expect(save.now().isSuccess).toBe(true));
  await settle(() => expect([toasts(), isStale()]).toEqual([["已新建“新的集合”"], true]));
});

test("shows the message also when the form is left before the response", async () => {
  let leave = () => {};
  let mutate: ReturnType<typeof useSavePolicy>["mutate"] = () => {};
  const Form = () => {
    mutate = useSavePolicy().mutate;
    return null;
  };
  await draw(
    createElement(function Screen() {
      const [isLeft, setLeft] = useState(false);
      leave = () => setLeft(true);
      return isLeft ? null : createElement(Form);
    }),
  );
  act(() => {
    mutate(body);
    leave();
  });
  await settle(() => expect(toasts()).toEqual(["已新建“新的集合”"]));
});

test("keeps the server's message of a refusal, and still marks the list as stale", async () => {
  faults.set("POST /api/list/policy", { kind: "code", code: 50000, message: "名额已满" });
  const save = await drawHook(() => useSavePolicy());
  act(() => save.now().mutate(body));
  await settle(() => expect(save.now().isError).toBe(true));
  await settle(() => expect([failureText(save.now().error), toasts(), isStale()]).toEqual(["名额已满", [], true]));
});

test("rows are busy while their status is being saved, several changes at a time", async () => {
  const answer = deferred<void>();
  server.use(
    http.patch("*/api/list/policy", async () => {
      await answer.promise;
    }),
  );
  const status = await drawHook(useSetStatus);
  const calls = recordCalls();
  act(() => {
    status.now().setStatus({ ids: [1, 2], status: "offline" });
    status.now().setStatus({ ids: [3], status: "offline" });
  });
  await settle(() => expect([...status.now().busy]).toEqual([1, 2, 3]));
  answer.resolve();
  await settle(() => expect(status.now().busy.size).toBe(0));
  expect(calls.filter((call) => call.startsWith("PATCH"))).toHaveLength(2);
});
