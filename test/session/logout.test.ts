import { describe, expect, test, vi } from "vitest";
import type { Fault } from "#mocks/backend/faults";
import { faults } from "#mocks/node";
import { STORAGE_KEY } from "~/config/storage-keys";
import { LOGOUT_WAIT_MS, REQUEST_TIMEOUT_MS } from "~/config/times";
import { getScreen } from "~/navigation/paths";
import { routeListener } from "~/session/route-listener";
import { logout, session, sessionToken, startSession } from "~/session/session";
import { isolateCalls, recordCalls } from "../support/client";
import { isolateSession } from "../support/session";

isolateCalls();
isolateSession();

const LOGGED_OUT = { token: "", user: null, role: "", expired: false };
const LOGOUT = "POST /api/user/logout";

/** Starts a session with a route listener; the returned function returns what is left of both. */
function startTestSession() {
  startSession("12345");
  session.set({ role: "admin", expired: true });
  const listener = vi.fn();
  routeListener.listen(listener);
  return () => {
    routeListener.emit(getScreen("Workplace"));
    return { session: session.get(), token: sessionToken(), heard: listener.mock.calls.length };
  };
}
const ENDED = { session: LOGGED_OUT, token: "", heard: 0 };

describe("a logout", () => {
  test("sends the token to the server, then clears token, user and route listener", async () => {
    const calls = recordCalls();
    const state = startTestSession();
    await logout();
    expect(state()).toEqual(ENDED);
    expect(calls).toEqual([LOGOUT]);
  });

  test.each<Fault>([
    { kind: "status", status: 500 },
    { kind: "expired" },
    { kind: "html" },
    { kind: "drop" },
    { kind: "code", code: 50008, message: "未登录" },
  ])("clears them even when the server answers with %j", async (fault) => {
    faults.set(LOGOUT, fault);
    const state = startTestSession();
    await logout();
    expect(state()).toEqual(ENDED);
  });

  test("does not wait for a server that never answers", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    faults.set(LOGOUT, { kind: "silent" });
    const state = startTestSession();
    const leaving = logout();
    await vi.advanceTimersByTimeAsync(LOGOUT_WAIT_MS);
    await leaving;
    expect(state()).toEqual(ENDED);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
  });

  test("leaves a session alone that started in the meantime", async () => {
    startTestSession();
    const leaving = logout();
    startSession("67890");
    await leaving;
    expect(session.get()).toEqual({ ...LOGGED_OUT, token: "67890" });
    expect(sessionToken()).toBe("67890");
  });

  test("clears user and role also when another browser tab has removed the token in the meantime", async () => {
    const state = startTestSession();
    const leaving = logout();
    localStorage.removeItem(STORAGE_KEY.token);
    await leaving;
    expect(state()).toEqual(ENDED);
  });
});
