import { describe, expect, test, vi } from "vitest";
import { ACCOUNTS } from "#mocks/backend/accounts";
import type { Fault } from "#mocks/backend/faults";
import { faults } from "#mocks/node";
import { REQUEST_TIMEOUT_MS } from "~/config/times";
import { guarded } from "~/session/guard";
import { routeListener } from "~/session/route-listener";
import { requireUser, session, sessionToken, startSession, switchRole } from "~/session/session";
import { isolateCalls, recordCalls } from "../support/client";
import { deferred } from "../support/deferred";
import { holdUserInfo } from "../support/held-user";
import { argsFor, redirectOf } from "../support/loaders";
import { isolateSession, recordRefusals, storeTokenOf } from "../support/session";
import { withWords } from "../support/words";

isolateCalls();
isolateSession();
withWords();

const INFO = "POST /api/user/info";
const loader = guarded(({ user, role }) => ({ name: user.name, role }));
const visit = (path: string, init?: RequestInit) => loader(argsFor(path, init));

describe("what a guarded loader gets", () => {
  test("the user and the role", async () => {
    storeTokenOf("admin");
    expect(await visit("/form/step")).toEqual({ name: "王立群", role: "admin" });
  });

  test("the role that was switched to, which also decides", async () => {
    storeTokenOf("admin");
    await requireUser();
    switchRole("user");
    expect(await visit("/list/card")).toEqual({ name: "王立群", role: "user" });
    expect(await redirectOf(visit("/form/step"))).toBe("/workplace");
  });

  test("a screen whose check is done is announced, a refused one is not", async () => {
    storeTokenOf("user");
    const announced = vi.fn();
    routeListener.listen(({ name }) => announced(name));
    await visit("/list/card");
    await redirectOf(visit("/form/step"));
    expect(announced.mock.calls).toEqual([["Card"]]);
  });

  test("a promise that fails does not fail the loader, nor is it unhandled", async () => {
    storeTokenOf("user");
    const late = guarded(() => ({ rows: Promise.reject(new Error("late")), name: "a" }));
    const { rows } = await late(argsFor("/list/card"));
    // Node would by then have called it unhandled, which fails the run.
    await new Promise((resolve) => setTimeout(resolve));
    await expect(rows).rejects.toThrow("late");
  });
});

test.each([null, undefined, "text", 0])("a loader that gives %j gives it", async (given) => {
  storeTokenOf("user");
  expect(await guarded(() => given)(argsFor("/list/card"))).toBe(given);
});

describe("a screen visited before", () => {
  test("waits for quick answers, but what is written there does not", async () => {
    storeTokenOf("admin");
    await requireUser();
    const answer = deferred<string>();
    const screen = guarded(() => ({ rows: answer.promise }));
    await screen(argsFor("/result/error"));
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const shown = vi.fn();
    const visit = screen(argsFor("/result/error")).then(shown);
    expect(await guarded(() => "written")(argsFor("/result/error", { method: "POST" }))).toBe("written");
    expect(shown).not.toHaveBeenCalled();
    answer.resolve("rows");
    await visit;
  });
});

describe("a refused screen", () => {
  test("is announced with what was wanted, and its own calls are not sent", async () => {
    storeTokenOf("user");
    const [calls, refused] = [recordCalls(), recordRefusals()];
    const load = vi.fn();
    expect(await redirectOf(guarded(load)(argsFor("/form/step?a=1")))).toBe("/workplace");
    expect(load).not.toHaveBeenCalled();
    expect(refused).toMatchObject([{ name: "Step" }]);
    expect(calls).toEqual([INFO]);
  });

  test("is not announced where the navigation was given up", async () => {
    storeTokenOf("user");
    const refused = recordRefusals();
    expect(await redirectOf(visit("/form/step", { signal: AbortSignal.abort() }))).toBe("/workplace");
    expect(refused).toEqual([]);
  });

  test.each(["/FORM/STEP", "/form/step/", "/form/%73tep"])("is refused as %s too", async (path) => {
    storeTokenOf("user");
    expect(await redirectOf(visit(path))).toBe("/workplace");
  });
});

describe("a user info that fails ends the session", () => {
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
    { kind: "drop" },
  ])("%j", async (fault) => {
    storeTokenOf("admin");
    faults.set(INFO, fault);
    const calls = recordCalls();
    expect(await redirectOf(visit("/list/card?current=2"))).toBe("/login?current=2&redirect=Card");
    expect(sessionToken()).toBe("");
    expect(session.get()).toMatchObject({ user: null, role: "", expired: false });
    await vi.waitFor(() => expect(calls).toEqual([INFO, "POST /api/user/logout"]));
  });

  test("one that never comes, after the time-out", async () => {
    storeTokenOf("admin");
    faults.set(INFO, { kind: "silent" });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.now() });
    const leading = redirectOf(visit("/list/card"));
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect(await leading).toBe("/login?redirect=Card");
    expect(sessionToken()).toBe("");
  });

  test("but not the session that began while its answer was awaited", async () => {
    const held = holdUserInfo();
    const calls = recordCalls();
    storeTokenOf("user");
    const left = redirectOf(visit("/list/card"));
    startSession(ACCOUNTS.admin.token);
    held.refuse(ACCOUNTS.user.token);
    await left;
    expect(sessionToken()).toBe(ACCOUNTS.admin.token);
    expect(calls).toEqual([INFO]);
  });
});
