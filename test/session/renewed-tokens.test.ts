import { HttpResponse, http } from "msw";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { success } from "#mocks/backend/envelope";
import { users } from "#mocks/data/users";
import { faults, server } from "#mocks/node";
import { listVisits } from "~/api/user";
import { STORAGE_KEY } from "~/config/storage-keys";
import { renewExpiredTokens } from "~/session/renew-expired-tokens";
import { renewSession } from "~/session/renew-session";
import { isOfSession, session, sessionToken, startSession, wasReplaced } from "~/session/session";
import { isolateCalls, recordBodies, recordCalls } from "../support/client";
import { deferred } from "../support/deferred";
import { setDeployment } from "../support/deployment";
import { answerTokens, deployIssuer } from "../support/issuer";
import { isolateSession } from "../support/session";
import { successWith } from "../support/success-with";

isolateCalls();
isolateSession();
renewExpiredTokens();

const REFRESH = "POST /api/user/refresh";

beforeEach(async () => {
  onTestFinished(() => setDeployment({ tokenRefresh: false }));
  await setDeployment({ tokenRefresh: true });
});

/** Renews the session's token, to which the server answers with this one. */
function renewTo(token: string, refreshToken?: string) {
  faults.set(REFRESH, successWith({ token, refreshToken }));
  return renewSession(sessionToken());
}

test("the page goes on with the renewed token", async () => {
  startSession("first", "refresh token");
  expect(await renewTo("second")).toBe("second");
  expect(sessionToken()).toBe("second");
  expect(session.get().token).toBe("second");
});

test("the page of another account, which has not heard of the login, does not get the renewed token", async () => {
  startSession("of the other account", "refresh token");
  session.set({ user: users.admin, role: "admin" });
  localStorage.setItem(STORAGE_KEY.token, "first");
  await renewTo("second");
  expect(sessionToken()).toBe("second");
  expect(session.get().token).toBe("of the other account");
});

test("each renewal uses the newest refresh token, which stays where the server gives no other", async () => {
  startSession("first", "refresh 1");
  const bodies = recordBodies(REFRESH);
  await renewTo("second", "refresh 2");
  await renewTo("third");
  await renewTo("fourth");
  expect(bodies).toEqual([1, 2, 2].map((number) => ({ refreshToken: `refresh ${number}` })));
});

test("the tokens of the last twenty renewals are of the session, and none before", async () => {
  startSession("token-0", "refresh token");
  for (let renewal = 1; renewal <= 20; renewal += 1) await renewTo(`token-${renewal}`);
  const before = Array.from({ length: 20 }, (_, number) => `token-${number}`);
  expect(before.filter((token) => !wasReplaced(token))).toEqual([]);
  await renewTo("token-21");
  expect(wasReplaced("token-0")).toBe(false);
  expect(wasReplaced("token-1")).toBe(true);
  expect(isOfSession("token-1")).toBe(true);
});

test("no token at all is of no session, also after a renewal", async () => {
  startSession("first", "refresh token");
  await renewTo("second");
  expect(isOfSession("first")).toBe(true);
  expect(isOfSession("")).toBe(false);
});

/** Gives the page locks, which the tests' browser has not. */
function provideLocks(request: (name: string, run: () => Promise<unknown>) => Promise<unknown>): void {
  Object.defineProperty(navigator, "locks", { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "locks"));
}

test("tabs that can wait for one another renew in turn", async () => {
  const locked: string[] = [];
  const turn = deferred<void>();
  provideLocks(async (name, run) => {
    locked.push(name);
    await turn.promise;
    return run();
  });
  startSession("first", "refresh token");
  const calls = recordCalls();
  const renewed = renewTo("second");
  expect(locked).toEqual(["session-renewal"]);
  // Another tab, whose turn it is.
  localStorage.setItem(STORAGE_KEY.replacedTokens, "first");
  localStorage.setItem(STORAGE_KEY.token, "of the other tab");
  turn.resolve();
  expect(await renewed).toBe("of the other tab");
  expect(calls).toEqual([]);
});

test("a tab that may not wait for others, as its storage is blocked, renews at once", async () => {
  provideLocks(() => Promise.reject(new DOMException("The request was denied.", "SecurityError")));
  startSession("first", "refresh token");
  expect(await renewTo("second")).toBe("second");
  expect(sessionToken()).toBe("second");
});

test("a renewal that fails in its turn is not tried again", async () => {
  provideLocks((_, run) => run());
  startSession("first", "refresh token");
  faults.set(REFRESH, { kind: "status", status: 503 });
  const calls = recordCalls();
  await expect(renewSession("first")).rejects.toMatchObject({ status: 503 });
  expect(calls).toEqual([REFRESH]);
});

test("nothing is renewed where the deployment has ceased to do that", async () => {
  startSession("first", "refresh token");
  await setDeployment({ tokenRefresh: false });
  const calls = recordCalls();
  expect(await renewSession("first")).toBeUndefined();
  expect(calls).toEqual([]);
  expect(sessionToken()).toBe("first");
});

test("a call that is refused for an expired token renews it at the issuer, and is sent once more", async () => {
  await deployIssuer({ tokenRefresh: false });
  answerTokens(() => HttpResponse.json({ access_token: "renewed", token_type: "Bearer" }));
  const tokens: unknown[] = [];
  server.use(
    http.post("*/api/user/visits", ({ request }) => {
      tokens.push(request.headers.get("access-token"));
      return tokens.length === 1 ? HttpResponse.json(null, { status: 401 }) : success([]);
    }),
  );
  const returned = { access_token: "first", refresh_token: "refresh", token_type: "Bearer", profile: { sub: "1" } };
  startSession("first", JSON.stringify({ ...returned, scope: "openid" }));
  await listVisits();
  expect(tokens).toEqual(["first", "renewed"]);
  expect(sessionToken()).toBe("renewed");
});
