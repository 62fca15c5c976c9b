import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { faults, server } from "#mocks/node";
import type { Role } from "~/navigation/roles";
import { isolateCalls, recordCalls } from "../support/client";
import { freshModules } from "../support/fresh-modules";
import { storeTokenOf } from "../support/session";

isolateCalls();
freshModules();

const INFO = "POST /api/user/info";
const CONFIG = "GET /config.json";

beforeEach(() => server.use(http.get("*/config.json", () => HttpResponse.json({}))));

/** The module's file has come, in the page of who logged in earlier. */
async function come(account: Role | null) {
  storeTokenOf(account);
  const calls = recordCalls();
  const { failures } = await import("~/api/client/failures");
  const failed = new Promise((resolve) => failures.listen(resolve));
  const early = await import("~/start/prefetch-user");
  const { requireUser } = await import("~/session/session");
  return { ...early, calls, failed, failures, requireUser };
}

test("the user of a stored token is asked for behind the deployment's values, once", async () => {
  const { prefetchUserOnce, calls, requireUser, takeMissedFailures } = await come("user");
  await prefetchUserOnce();
  expect((await requireUser()).role).toBe("user");
  await prefetchUserOnce();
  expect(calls).toEqual([CONFIG, INFO]);
  expect(takeMissedFailures()).toEqual([]);
});

test("nobody's user is not asked for", async () => {
  const { prefetchUserOnce, calls, requireUser } = await come(null);
  await prefetchUserOnce();
  // A call that follows would come behind it.
  storeTokenOf("user");
  await requireUser();
  expect(calls).toEqual([CONFIG, INFO]);
});

test("values that could not be had are read anew by who needs them", async () => {
  server.use(http.get("*/config.json", () => HttpResponse.error(), { once: true }));
  const { prefetchUserOnce, calls, requireUser } = await come("user");
  await expect(prefetchUserOnce()).rejects.toThrow();
  await prefetchUserOnce();
  await requireUser();
  expect(calls).toEqual([CONFIG, CONFIG, INFO]);
});

test("nothing is asked of a host that is not known", async () => {
  server.use(http.get("*/config.json", () => HttpResponse.json({ apiHost: 1 })));
  const { prefetchUserOnce, calls } = await come("user");
  await expect(prefetchUserOnce()).rejects.toMatchObject({ name: "DeploymentError" });
  // A wrong value stays one.
  await expect(prefetchUserOnce()).rejects.toMatchObject({ name: "DeploymentError" });
  expect(calls).toEqual([CONFIG]);
});

test("what fails is told of once, by whoever comes to tell of it", async () => {
  faults.set(INFO, { kind: "status", status: 500 });
  const { failed, failures, takeMissedFailures } = await come("user");
  await failed;
  const noted = takeMissedFailures();
  expect(noted).toMatchObject([{ error: { call: INFO } }]);
  for (const failure of noted) failures.emit(failure);
  expect(takeMissedFailures()).toEqual([]);
});

test("a call without an answer is not told of: it is made again", async () => {
  faults.set(INFO, { kind: "drop" });
  const { calls, failed, requireUser, takeMissedFailures } = await come("user");
  await failed;
  // It is told of a moment before the call settles.
  await new Promise((resolve) => setTimeout(resolve));
  expect(takeMissedFailures()).toEqual([]);
  faults.clear();
  expect((await requireUser()).role).toBe("user");
  expect(calls).toEqual([CONFIG, INFO, INFO]);
});
