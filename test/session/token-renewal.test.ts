import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { failure } from "#mocks/backend/envelope";
import type { Fault } from "#mocks/backend/faults";
import { faults } from "#mocks/node";
import { queryClient } from "~/api/client/query-client";
import { listMyTeams, listVisits } from "~/api/user";
import { STORAGE_KEY } from "~/config/storage-keys";
import { renewExpiredTokens } from "~/session/renew-expired-tokens";
import { renewSession } from "~/session/renew-session";
import {
  endSession,
  requireUser,
  session,
  sessionEnded,
  sessionToken,
  startSession,
  wasReplaced,
} from "~/session/session";
import { isolateCalls, onRequest, recordBodies, recordCalls, recordFailures } from "../support/client";
import { setDeployment } from "../support/deployment";
import { settleCalls } from "../support/pending-calls";
import { isolateSession } from "../support/session";
import { successWith } from "../support/success-with";
import { handleTestCall, sendTestCall } from "../support/test-call";

isolateCalls();
isolateSession();
renewExpiredTokens();

const REFRESH = "POST /api/user/refresh";

/** A session whose token has expired, with a refresh token. */
async function startExpired({ tokenRefresh = true } = {}) {
  onTestFinished(() => setDeployment({ tokenRefresh: false }));
  await setDeployment({ tokenRefresh });
  const id = crypto.randomUUID();
  const token = `${ACCOUNTS.admin.token}-${id}.1000000000.0`;
  const refreshToken = `demo-refresh-admin-${id}.0`;
  startSession(token, refreshToken);
  return { token, refreshToken };
}

describe("calls with an expired token", () => {
  test("renew it once, however many they are, and are sent once more with the new one", async () => {
    const { token, refreshToken } = await startExpired();
    const bodies = recordBodies(REFRESH);
    const failures = recordFailures();
    await Promise.all([listVisits(), listMyTeams(), requireUser()]);
    expect(bodies).toEqual([{ refreshToken }]);
    expect(failures).toEqual([]);
    expect(sessionToken()).not.toBe(token);
    expect(session.get()).toMatchObject({ token: sessionToken(), role: "admin", expired: false });
    expect(wasReplaced(token)).toBe(true);
  });

  test("leave the data of the session as it is", async () => {
    const ended: unknown[] = [];
    onTestFinished(sessionEnded.listen(() => ended.push(true)));
    await startExpired();
    queryClient.setQueryData(["data of the session"], 1);
    await requireUser();
    expect(queryClient.getQueryData(["data of the session"])).toBe(1);
    expect(ended).toEqual([]);
  });

  test("go on with the token that another tab has got, without a call", async () => {
    const { token } = await startExpired();
    const calls = recordCalls();
    const renewed = `${ACCOUNTS.admin.token}-${crypto.randomUUID()}`;
    const answered = listVisits();
    localStorage.setItem(STORAGE_KEY.replacedTokens, token);
    localStorage.setItem(STORAGE_KEY.token, renewed);
    await answered;
    expect(calls).not.toContain(REFRESH);
  });

  test("go on with the token of another tab that was faster, where tabs cannot wait for one another", async () => {
    const { token } = await startExpired();
    const renewed = `${ACCOUNTS.admin.token}-${crypto.randomUUID()}`;
    localStorage.setItem(STORAGE_KEY.renewal, "used by the other tab");
    onRequest((call) => {
      if (call !== REFRESH) return;
      localStorage.setItem(STORAGE_KEY.replacedTokens, token);
      localStorage.setItem(STORAGE_KEY.token, renewed);
    });
    await listVisits();
    expect(sessionToken()).toBe(renewed);
  });

  test("share a renewal that runs, also after a late call with the token before", async () => {
    const { token } = await startExpired();
    const running = renewSession(token);
    expect(await renewSession("an earlier token")).toBeUndefined();
    expect(renewSession(token)).toBe(running);
    expect(await running).toBe(sessionToken());
  });

  test("are refused as before if the refresh token is", async () => {
    await startExpired();
    localStorage.setItem(STORAGE_KEY.renewal, "nonsense");
    const failures = recordFailures();
    await expect(listVisits()).rejects.toMatchObject({ isLoginExpired: true });
    expect(failures).toMatchObject([{ error: { isLoginExpired: true }, reportsExpiry: true }]);
  });

  test("fail without an end of the session while the server cannot be reached", async () => {
    const { token, refreshToken } = await startExpired();
    faults.set(REFRESH, { kind: "drop" });
    await expect(listVisits()).rejects.toMatchObject({ reason: "network", isLoginExpired: false });
    expect(sessionToken()).toBe(token);
    expect(localStorage.getItem(STORAGE_KEY.renewal)).toBe(refreshToken);
    faults.clear();
    await listMyTeams();
    expect(wasReplaced(token)).toBe(true);
  });

  test.each<[Fault, number]>([
    ...[429, 500, 503].map((status): [Fault, number] => [{ kind: "status", status }, status]),
    [{ kind: "html" }, 200],
    [{ kind: "empty" }, 200],
  ])("fail without an end of the session where the renewal is answered with %j", async (fault, status) => {
    const { token, refreshToken } = await startExpired();
    faults.set(REFRESH, fault);
    await expect(listVisits()).rejects.toMatchObject({ status, isLoginExpired: false });
    expect(sessionToken()).toBe(token);
    expect(localStorage.getItem(STORAGE_KEY.renewal)).toBe(refreshToken);
  });

  test.each([429, 500])("ask for the user again where the renewal is answered with %i", async (status) => {
    const { token } = await startExpired();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    faults.set(REFRESH, { kind: "status", status });
    const [calls, failures] = [recordCalls(), recordFailures()];
    const required = requireUser();
    await vi.waitFor(() => expect(calls).toContain(REFRESH));
    faults.clear();
    await vi.advanceTimersByTimeAsync(2500);
    expect((await required).role).toBe("admin");
    expect(calls.filter((call) => call === REFRESH)).toHaveLength(2);
    expect(wasReplaced(token)).toBe(true);
    expect(failures).toEqual([]);
  });

  test.each<[Fault, boolean]>([
    [{ kind: "drop" }, true],
    [{ kind: "status", status: 502 }, true],
    [{ kind: "status", status: 500 }, false],
  ])("are not taken for done where the renewal ends with %j", async (fault, isOutage) => {
    const { token } = await startExpired();
    faults.set(REFRESH, fault);
    handleTestCall(() => failure("expired", 401, 401));
    const failures = recordFailures();
    const refused = { call: "PATCH /api/probe", token, mayBeDone: false, isLoginExpired: false, isOutage };
    await expect(sendTestCall({ kind: "write", method: "PATCH" })).rejects.toMatchObject(refused);
    expect(failures).toMatchObject([{ error: refused }]);
  });

  test("leave no refresh token behind if the session ends meanwhile", async () => {
    await startExpired();
    faults.set(REFRESH, successWith({ token: "renewed", refreshToken: "next" }));
    onRequest((call) => call === REFRESH && endSession());
    await expect(listVisits()).rejects.toMatchObject({ isLoginExpired: true });
    await settleCalls();
    expect(localStorage.getItem(STORAGE_KEY.renewal)).toBeNull();
  });

  test("are not sent again if they are cancelled meanwhile", async () => {
    await startExpired();
    const calls = recordCalls();
    const abort = new AbortController();
    onRequest((call) => call === REFRESH && abort.abort());
    await expect(listVisits({ signal: abort.signal })).rejects.toMatchObject({ name: "AbortError" });
    await settleCalls();
    expect(calls.filter((call) => call !== REFRESH)).toHaveLength(1);
  });

  test("renew nothing where the deployment does not", async () => {
    await startExpired({ tokenRefresh: false });
    const calls = recordCalls();
    await expect(listVisits()).rejects.toMatchObject({ isLoginExpired: true });
    expect(calls).not.toContain(REFRESH);
    expect(localStorage.getItem(STORAGE_KEY.renewal)).toBeNull();
  });
});
