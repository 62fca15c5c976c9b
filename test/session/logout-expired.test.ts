import { http } from "msw";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { failure, success } from "#mocks/backend/envelope";
import { faults, server } from "#mocks/node";
import { STORAGE_KEY } from "~/config/storage-keys";
import { beforeLeaving } from "~/lib/page/waiting-writes";
import { renewExpiredTokens } from "~/session/renew-expired-tokens";
import { logout, startSession } from "~/session/session";
import { isolateCalls, onRequest, recordBodies, recordFailures } from "../support/client";
import { setDeployment } from "../support/deployment";
import { isolateSession } from "../support/session";
import { successWith } from "../support/success-with";
import { sendTestCall } from "../support/test-call";

isolateCalls();
isolateSession();
renewExpiredTokens();

const REFRESH = "POST /api/user/refresh";
const LOGOUT = "POST /api/user/logout";

beforeEach(async () => {
  onTestFinished(() => setDeployment({ tokenRefresh: false }));
  await setDeployment({ tokenRefresh: true });
  faults.set(REFRESH, successWith({ token: "renewed", refreshToken: "next" }));
});

/** A session whose token the server refuses; returns what is done with another one. */
function startExpired() {
  const token = `expired-${crypto.randomUUID()}`;
  const done: unknown[] = [];
  server.use(
    http.all(/\/api\/(probe|user\/logout)$/, ({ request }) => {
      const sent = request.headers.get("access-token");
      if (sent === token) return failure("expired", 401, 401);
      done.push([`${request.method} ${new URL(request.url).pathname}`, sent]);
      return success({ name: "a" });
    }),
  );
  startSession(token, "refresh token");
  return done;
}

test("a write that waits for a logout, and the logout after it, renew an expired token once and store nothing", async () => {
  const done = startExpired();
  const [renewals, failures] = [recordBodies(REFRESH), recordFailures()];
  onTestFinished(beforeLeaving.listen((wait) => wait(sendTestCall({ kind: "write", method: "DELETE" }))));
  logout();
  await vi.waitFor(() => expect(done).toHaveLength(2));
  expect(done).toEqual([
    ["DELETE /api/probe", "renewed"],
    [LOGOUT, "renewed"],
  ]);
  expect(renewals).toEqual([{ refreshToken: "refresh token" }]);
  expect(failures).toEqual([]);
  for (const key of ["token", "renewal", "replacedTokens"] as const)
    expect(localStorage.getItem(STORAGE_KEY[key])).toBeNull();
});

test("a logout while the token is renewed uses that token, and another account's session stays as it is", async () => {
  const done = startExpired();
  const renewals = recordBodies(REFRESH);
  onRequest((call) => {
    if (call !== REFRESH) return;
    logout();
    startSession("other", "other refresh token");
  });
  await sendTestCall();
  await vi.waitFor(() => expect(done).toContainEqual([LOGOUT, "renewed"]));
  expect(renewals).toHaveLength(1);
  expect(localStorage.getItem(STORAGE_KEY.token)).toBe("other");
  expect(localStorage.getItem(STORAGE_KEY.renewal)).toBe("other refresh token");
});
