import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
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

/** Loads the module as the page of an account that logged in earlier does. */
async function loadPage(account: Role | null) {
  if (account) storeTokenOf(account);
  const calls = recordCalls();
  const { failures } = await import("~/api/client/failures");
  const failed = new Promise((resolve) => failures.listen(resolve));
  const early = await import("~/start/prefetch-user");
  const { requireUser } = await import("~/session/session");
  return { ...early, calls, failed, failures, requireUser };
}

test("fetches the user of a stored token once, after the deployment's values", async () => {
  const { prefetchUserOnce, calls, requireUser, takeMissedFailures } = await loadPage("user");
  await prefetchUserOnce();
  expect((await requireUser()).role).toBe("user");
  await prefetchUserOnce();
  expect(calls).toEqual([CONFIG, INFO]);
  expect(takeMissedFailures()).toEqual([]);
});

test("does not fetch a user without a token", async () => {
  const { prefetchUserOnce, calls, requireUser } = await loadPage(null);
  await prefetchUserOnce();
  // A call sent earlier would come before this one.
  storeTokenOf("user");
  await requireUser();
  expect(calls).toEqual([CONFIG, INFO]);
});

test("reads the deployment's values again when they could not be read", async () => {
  server.use(http.get("*/config.json", () => HttpResponse.error(), { once: true }));
  const { prefetchUserOnce, calls, requireUser } = await loadPage("user");
  await expect(prefetchUserOnce()).rejects.toThrow();
  await prefetchUserOnce();
  await requireUser();
  expect(calls).toEqual([CONFIG, CONFIG, INFO]);
});

describe("a service worker that controls the page", () => {
  /** A page that the worker of this folder controls. */
  function stubWorker(scope: string) {
    const unregister = vi.fn(async () => true);
    const registration = { scope: location.origin + scope, unregister };
    const serviceWorker = { controller: {}, getRegistration: async () => registration };
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker }));
    const reload = vi.fn();
    vi.stubGlobal("location", { ...location, reload });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    return { reload, unregister };
  }

  test("is removed if a demonstration was here before, and the page is loaded again before any call", async () => {
    const { reload, unregister } = stubWorker("/");
    storeTokenOf("user");
    const calls = recordCalls();
    await import("~/start/prefetch-user");
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(unregister).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
  });

  test("stays if it is another application's, whose folder contains the console's", async () => {
    vi.stubEnv("BASE_URL", "/console/");
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const { reload, unregister } = stubWorker("/");
    const { calls, requireUser } = await loadPage("user");
    await requireUser();
    expect(calls).toEqual([CONFIG, INFO]);
    expect([unregister, reload].map((call) => call.mock.calls)).toEqual([[], []]);
  });
});

test("requests nothing from an unknown host", async () => {
  server.use(http.get("*/config.json", () => HttpResponse.json({ apiHost: 1 })));
  const { prefetchUserOnce, calls } = await loadPage("user");
  await expect(prefetchUserOnce()).rejects.toMatchObject({ name: "DeploymentError" });
  // A wrong value does not become valid by retrying.
  await expect(prefetchUserOnce()).rejects.toMatchObject({ name: "DeploymentError" });
  expect(calls).toEqual([CONFIG]);
});

test("hands over an early failure once, to whoever reports it", async () => {
  faults.set(INFO, { kind: "status", status: 500 });
  const { failed, failures, takeMissedFailures } = await loadPage("user");
  await failed;
  const missed = takeMissedFailures();
  expect(missed).toMatchObject([{ error: { call: INFO } }]);
  for (const failure of missed) failures.emit(failure);
  expect(takeMissedFailures()).toEqual([]);
});
