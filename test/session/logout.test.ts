import { http } from "msw";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { success } from "#mocks/backend/envelope";
import type { Fault } from "#mocks/backend/faults";
import { faults, server } from "#mocks/node";
import { STORAGE_KEY } from "~/config/storage-keys";
import { beforeLeaving } from "~/lib/page/waiting-writes";
import { getScreen } from "~/navigation/paths";
import { screenChecked } from "~/session/screen-checked";
import { dropSession, logout, session, sessionToken, startSession } from "~/session/session";
import { isolateCalls, recordCalls, recordFailures } from "../support/client";
import { isolateSession } from "../support/session";
import { handleTestCall, sendTestCall } from "../support/test-call";

isolateCalls();
isolateSession();

const LOGGED_OUT = { token: "", user: null, role: "", expired: false };
const LOGOUT = "POST /api/user/logout";

/** Starts a session with a route listener; the returned function returns what is left of both. */
function startTestSession() {
  startSession("12345");
  session.set({ role: "admin", expired: true });
  const listener = vi.fn();
  screenChecked.listen(listener);
  return () => {
    screenChecked.emit(getScreen("Workplace"));
    return { session: session.get(), token: sessionToken(), heard: listener.mock.calls.length };
  };
}
const ENDED = { session: LOGGED_OUT, token: "", heard: 0 };

/** Resolves when the backend has received the logout. */
const received = (calls: string[]) => vi.waitFor(() => expect(calls).toEqual([LOGOUT]));

describe("a logout", () => {
  test("is over at once, before the server has received its call", async () => {
    const calls = recordCalls();
    const state = startTestSession();
    logout();
    expect(state()).toEqual(ENDED);
    expect(calls).toEqual([]);
    await received(calls);
  });

  test("sends the token in hand by a request that outlives the page", async () => {
    const sent: Request[] = [];
    server.use(
      http.post("*/api/user/logout", ({ request }) => {
        sent.push(request);
        return success(null);
      }),
    );
    startTestSession();
    logout();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.headers.get("access-token")).toBe("12345");
    expect(sent[0]?.keepalive).toBe(true);
  });

  test("lets the writes that belong to it reach the server first", async () => {
    const calls = recordCalls();
    onTestFinished(beforeLeaving.listen((wait) => wait(sendTestCall({ kind: "write", method: "DELETE" }))));
    handleTestCall(() => success({ name: "a" }));
    startTestSession();
    logout();
    await vi.waitFor(() => expect(calls).toEqual(["DELETE /api/probe", LOGOUT]));
  });

  test("without a token tells the server nothing", async () => {
    const calls = recordCalls();
    const state = startTestSession();
    localStorage.removeItem(STORAGE_KEY.token);
    logout();
    expect(state()).toEqual(ENDED);
    // A call sent earlier would come before this one.
    handleTestCall(() => success({ name: "a" }));
    await sendTestCall();
    expect(calls).toEqual(["GET /api/probe"]);
  });

  test.each<Fault>([{ kind: "status", status: 500 }, { kind: "html" }, { kind: "drop" }])(
    "that the server answers with %j is reported, although the session has ended here",
    async (fault) => {
      faults.set(LOGOUT, fault);
      const failed = recordFailures();
      const state = startTestSession();
      logout();
      expect(state()).toEqual(ENDED);
      await vi.waitFor(() => expect(failed).toMatchObject([{ error: { call: LOGOUT }, reportsExpiry: false }]));
    },
  );
});

describe("the session of a token without a user", () => {
  test("is ended here and on the server", async () => {
    const calls = recordCalls();
    const state = startTestSession();
    dropSession("12345");
    expect(state()).toEqual(ENDED);
    await received(calls);
  });

  test("is ended here where another tab has logged out", async () => {
    const calls = recordCalls();
    const state = startTestSession();
    localStorage.removeItem(STORAGE_KEY.token);
    dropSession("12345");
    expect(state()).toEqual(ENDED);
    // A call sent earlier would come before this one.
    handleTestCall(() => success({ name: "a" }));
    await sendTestCall();
    expect(calls).toEqual(["GET /api/probe"]);
  });

  test("is not ended where another has started in the meantime", async () => {
    const calls = recordCalls();
    startTestSession();
    startSession("67890");
    dropSession("12345");
    expect(sessionToken()).toBe("67890");
    expect(session.get().token).toBe("67890");
    handleTestCall(() => success({ name: "a" }));
    await sendTestCall();
    expect(calls).toEqual(["GET /api/probe"]);
  });
});
