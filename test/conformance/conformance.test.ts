import { beforeAll, describe, expect, test } from "vitest";
import { startHttpBackend } from "#mocks/http";
import { server } from "#mocks/node";
import { checkConformance, reportOf } from "./conformance";
import { startFaultyServer } from "./faulty-server";
import { SEEDED } from "./seeded-faults";

const ACCOUNT = {
  username: "admin",
  password: "admin",
  key: { keyId: "demo-key", secret: "demo-secret", scopeWord: "console_request" },
  origin: "http://console.test",
};

// What answers every other test in the process must not answer here.
beforeAll(() => server.close());

const failedAt = async (url: string, only?: string) =>
  (await checkConformance({ ...ACCOUNT, url }, { writes: true, only })).filter(({ problem }) => problem);

test("the demonstration backend passes whole, and is as it was", async () => {
  const backend = await startHttpBackend();
  const results = await checkConformance({ ...ACCOUNT, url: backend.url }, { writes: true });
  expect(results.filter(({ problem }) => problem)).toEqual([]);
  expect(results.length).toBeGreaterThan(40);
  expect(reportOf(results)).toContain(`all ${results.length} checks passed`);
  await backend.close();
});

test("nothing is changed where that is asked for", async () => {
  const backend = await startHttpBackend();
  await checkConformance({ ...ACCOUNT, url: backend.url }, { writes: false });
  const writes = backend.requests.filter(({ method, path }) => method !== "GET" && path.startsWith("/api/list/"));
  expect(writes).toEqual([]);
  await backend.close();
});

describe("a server that", () => {
  test.each(SEEDED)("%s is found out by “%s”", async (_, found, fault) => {
    const faulty = await startFaultyServer(fault);
    const failed = await failedAt(faulty.url, found);
    expect(failed.map(({ name }) => name)).toEqual([found]);
    expect(failed.find(({ name }) => name === found)?.problem).toMatch(/expected|data/);
    await faulty.close();
  });

  test("is not there is reported, not a crash", async () => {
    const backend = await startHttpBackend();
    await backend.close();
    const [only, ...others] = await failedAt(backend.url);
    expect(only?.problem).toContain("nobody answers");
    expect(others).toEqual([]);
  });
});
