import { useQuery } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { server } from "#mocks/node";
import { defineCall } from "~/api/client/call";
import { queryClient } from "~/api/client/query-client";
import { endSession, startSession } from "~/session/session";
import { isolateCalls, recordCalls } from "../support/client";
import { deferred } from "../support/deferred";
import { isolateRendering, waitUntil, wrapper } from "../support/render";
import { isolateSession } from "../support/session";

isolateCalls();
isolateSession();
isolateRendering();

const { admin, user } = ACCOUNTS;
const CALL = "GET /api/owner";

/** Responds with the token that it was called with. */
const getOwner = defineCall({ kind: "read", method: "GET", path: "/api/owner", response: v.string() });
const success = (data: unknown) => HttpResponse.json({ status: "success", code: 200, data });
const ownerOf = (request: Request) => request.headers.get("Access-Token");

beforeEach(() => server.use(http.get("*/api/owner", ({ request }) => success(ownerOf(request)))));

/** A mounted panel and all that it has shown. */
function mountPanel() {
  const shown: (string | undefined)[] = [];
  const panel = renderHook(
    () => {
      const { data } = useQuery(getOwner.query());
      shown.push(data);
      return data;
    },
    { wrapper },
  );
  return { shown, now: () => panel.result.current, rerender: panel.rerender };
}

test("sends no request for a panel that mounts while the session ends", async () => {
  startSession(admin.token);
  endSession();
  const calls = recordCalls();
  const panel = mountPanel();
  await act(async () => panel.rerender());
  expect(panel.now()).toBeUndefined();
  expect(queryClient.isFetching()).toBe(0);
  expect(calls).toEqual([]);
});

test("empties a mounted panel when its session ends, and sends no request", async () => {
  startSession(admin.token);
  const panel = mountPanel();
  await waitUntil(() => expect(panel.now()).toBe(admin.token));
  const calls = recordCalls();
  await act(async () => endSession());
  expect(panel.now()).toBeUndefined();
  await act(async () => panel.rerender());
  expect(calls).toEqual([]);
});

test.each([
  ["after a logout", true],
  ["without one", false],
])("never shows the data of one account to the next, %s", async (_, hasLogout) => {
  startSession(admin.token);
  const panel = mountPanel();
  await waitUntil(() => expect(panel.now()).toBe(admin.token));
  const calls = recordCalls();
  if (hasLogout) await act(async () => endSession());
  panel.shown.length = 0;
  await act(async () => startSession(user.token));
  panel.rerender();
  await waitUntil(() => expect(panel.now()).toBe(user.token));
  expect(panel.shown).not.toContain(admin.token);
  expect(mountPanel().shown).toEqual([user.token]);
  expect(calls).toEqual([CALL]);
});

test("does not show a late response of one session to the next", async () => {
  const late = deferred<Response>();
  server.use(http.get("*/api/owner", () => late.promise, { once: true }));
  startSession(admin.token);
  const panel = mountPanel();
  await waitUntil(() => expect(queryClient.isFetching()).toBe(1));
  await act(async () => endSession());
  await act(async () => startSession(user.token));
  late.resolve(success(admin.token));
  panel.rerender();
  await waitUntil(() => expect(panel.now()).toBe(user.token));
  expect(panel.shown).not.toContain(admin.token);
});
