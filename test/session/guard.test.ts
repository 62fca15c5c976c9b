import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ACCOUNTS } from "#mocks/backend/accounts";
import type { Fault } from "#mocks/backend/faults";
import { faults } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { pathTo } from "~/navigation/paths";
import { guarded } from "~/session/guard";
import { screenChecked } from "~/session/screen-checked";
import { requireUser, session, sessionToken, startSession, switchRole } from "~/session/session";
import { isolateCalls, recordCalls } from "../support/client";
import { holdUserInfo } from "../support/held-user-info";
import { argsFor, redirectTarget } from "../support/route-modules";
import { isolateSession, recordAccessDenied, storeTokenOf } from "../support/session";
import { setUpTranslations } from "../support/translations";

const STEP = pathTo("Step");
const CARD = pathTo("Card");
const WORKPLACE = pathTo("Workplace");

isolateCalls();
isolateSession();
setUpTranslations();

const INFO = "POST /api/user/info";
const loader = guarded(({ user, role }) => ({ name: user.name, role }));
const visit = (path: string, init?: RequestInit) => loader(argsFor(path, init));

describe("a guarded loader", () => {
  test("receives the user and the role", async () => {
    storeTokenOf("admin");
    expect(await visit(STEP)).toEqual({ name: "王立群", role: "admin" });
  });

  test("receives the switched role, which also decides on access", async () => {
    storeTokenOf("admin");
    await requireUser();
    switchRole("user");
    expect(await visit(CARD)).toEqual({ name: "王立群", role: "user" });
    expect(await redirectTarget(visit(STEP))).toBe(WORKPLACE);
  });

  test("announces a screen when its check is done, but not a refused one", async () => {
    storeTokenOf("user");
    const announced = vi.fn();
    screenChecked.listen(({ name }) => announced(name));
    await visit(CARD);
    await redirectTarget(visit(STEP));
    expect(announced.mock.calls).toEqual([["Card"]]);
  });

  test("can prefetch without failing or leaving an unhandled rejection when that fails", async () => {
    storeTokenOf("user");
    const query = { queryKey: ["rows"], queryFn: () => Promise.reject(new Error("late")) };
    const screen = guarded(({ prefetch }) => prefetch(query));
    await screen(argsFor(CARD));
    await vi.waitFor(() => expect(queryClient.getQueryState(query.queryKey)?.error).toEqual(new Error("late")));
  });
});

describe("a prefetch", () => {
  const startPrefetch = async (navigation: AbortController) => {
    storeTokenOf("user");
    const signals: AbortSignal[] = [];
    const query = {
      queryKey: ["rows"],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        signals.push(signal);
        return new Promise<string>(() => {});
      },
    };
    await guarded(({ prefetch }) => prefetch(query))(argsFor(CARD, { signal: navigation.signal }));
    return { query, signals };
  };

  test("is aborted with its navigation", async () => {
    const navigation = new AbortController();
    const { signals } = await startPrefetch(navigation);
    navigation.abort();
    await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  });

  test("goes on when a component already waits for it", async () => {
    const navigation = new AbortController();
    const { query, signals } = await startPrefetch(navigation);
    onTestFinished(new QueryObserver(queryClient, query).subscribe(() => {}));
    navigation.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  test("is removed with the session", async () => {
    storeTokenOf("admin");
    await requireUser();
    queryClient.setQueryData(["rows"], "the admin's");
    startSession(ACCOUNTS.user.token);
    expect(queryClient.getQueryData(["rows"])).toBeUndefined();
  });
});

test.each([null, undefined, "text", 0])("a loader that returns %j keeps its result", async (given) => {
  storeTokenOf("user");
  expect(await guarded(() => given)(argsFor(CARD))).toBe(given);
});

describe("a refused screen", () => {
  test("is announced, and its own calls are not sent", async () => {
    storeTokenOf("user");
    const [calls, refused] = [recordCalls(), recordAccessDenied()];
    const load = vi.fn();
    expect(await redirectTarget(guarded(load)(argsFor(`${STEP}?a=1`)))).toBe(WORKPLACE);
    expect(load).not.toHaveBeenCalled();
    expect(refused).toMatchObject([{ name: "Step" }]);
    expect(calls).toEqual([INFO]);
  });

  test("is not announced when the navigation was aborted", async () => {
    storeTokenOf("user");
    const refused = recordAccessDenied();
    expect(await redirectTarget(visit(STEP, { signal: AbortSignal.abort() }))).toBe(WORKPLACE);
    expect(refused).toEqual([]);
  });

  test.each([STEP.toUpperCase(), `${STEP}/`, `/%${STEP.charCodeAt(1).toString(16)}${STEP.slice(2)}`])(
    "is refused as %s too",
    async (path) => {
      storeTokenOf("user");
      expect(await redirectTarget(visit(path))).toBe(WORKPLACE);
    },
  );
});

describe("a failed user call ends the session", () => {
  test.each<Fault>([
    { kind: "expired" },
    { kind: "code", code: 50008, message: "未登录" },
    { kind: "code", code: 401, message: "登录已过期" },
    { kind: "status", status: 403 },
    { kind: "status", status: 500, statusText: "Internal Server Error" },
    { kind: "empty" },
    { kind: "html" },
    { kind: "json", text: "null" },
    { kind: "json", text: '{"status":"success","code":200,"data":{"name":"a"}}' },
  ])("%j", async (fault) => {
    storeTokenOf("admin");
    faults.set(INFO, fault);
    const calls = recordCalls();
    expect(await redirectTarget(visit(`${CARD}?current=2`))).toBe(`${pathTo("Login")}?current=2&redirect=Card`);
    expect(sessionToken()).toBe("");
    expect(session.get()).toMatchObject({ user: null, role: "", expired: false });
    await vi.waitFor(() => expect(calls).toEqual([INFO, "POST /api/user/logout"]));
  });

  test("after three time-outs", async () => {
    storeTokenOf("admin");
    faults.set(INFO, { kind: "silent" });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.now() });
    const left = redirectTarget(visit(CARD));
    // The pauses between them are shorter.
    for (let timeouts = 0; timeouts < 5; timeouts += 1) await vi.advanceTimersByTimeAsync(10_000);
    expect(await left).toBe(`${pathTo("Login")}?redirect=Card`);
    expect(sessionToken()).toBe("");
  });

  test("but not a session that started in the meantime", async () => {
    const held = holdUserInfo();
    const calls = recordCalls();
    const token = storeTokenOf("user");
    const left = redirectTarget(visit(CARD));
    startSession(ACCOUNTS.admin.token);
    held.refuse(token);
    await left;
    expect(sessionToken()).toBe(ACCOUNTS.admin.token);
    expect(calls).toEqual([INFO]);
  });
});
