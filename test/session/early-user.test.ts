import { HttpResponse, http } from "msw";
import { beforeEach, expect, test } from "vitest";
import { faults, server } from "#mocks/node";
import type { Role } from "~/navigation/screens";
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
  const early = await import("~/session/early-user");
  return { ...early, calls };
}

test("the user of a stored token is asked for behind the deployment's values, and by whoever needs it taken over", async () => {
  const { begin, calls, takeEarlyFailures } = await come("user");
  await begin();
  const { requireUser } = await import("~/session/session");
  expect((await requireUser()).role).toBe("user");
  await begin();
  expect(calls).toEqual([CONFIG, INFO]);
  expect(takeEarlyFailures()).toEqual([]);
});

test("nobody's user is not asked for", async () => {
  const { begin, calls } = await come(null);
  await begin();
  expect(calls).toEqual([CONFIG]);
});

test("nothing is asked of a host that is not known", async () => {
  server.use(http.get("*/config.json", () => HttpResponse.json({ apiHost: 1 })));
  const { begin, calls } = await come("user");
  await expect(begin()).rejects.toMatchObject({ name: "DeploymentError" });
  expect(calls).toEqual([CONFIG]);
});

test("what fails is told of once, by whoever comes to tell of it", async () => {
  faults.set(INFO, { kind: "status", status: 500 });
  const { begin, takeEarlyFailures } = await come("user");
  await begin();
  const { failures } = await import("~/api/client/failures");
  await new Promise((resolve) => failures.listen(resolve));
  const noted = takeEarlyFailures();
  expect(noted).toMatchObject([{ error: { call: INFO } }]);
  for (const failure of noted) failures.emit(failure);
  expect(takeEarlyFailures()).toEqual([]);
});
