import { beforeAll, describe, expect, test } from "vitest";
import { startHttpBackend } from "#mocks/http";
import { server } from "#mocks/node";
import { checkConformance, checksFor, formatResult, formatSummary } from "./conformance";
import { startFaultyServer } from "./faulty-server";
import { SEEDED } from "./seeded-faults";

const ACCOUNT = {
  username: "admin",
  password: "admin",
  key: { keyId: "demo-key", secret: "demo-secret", scopeWord: "console_request" },
  origin: "http://console.test",
};

// The mock server of the other tests must not answer here.
beforeAll(() => server.close());

const resultsAt = (url: string, only?: string) => checkConformance({ ...ACCOUNT, url }, { writes: true, only });
const failedAt = async (url: string, only?: string) => (await resultsAt(url, only)).filter(({ problem }) => problem);

test("the demonstration backend passes every check, and is left unchanged", async () => {
  const backend = await startHttpBackend();
  const results = await checkConformance({ ...ACCOUNT, url: backend.url }, { writes: true });
  expect(results.filter(({ problem }) => problem)).toEqual([]);
  expect(results.length).toBeGreaterThan(40);
  expect(formatSummary(results)).toBe(`all ${results.length} checks passed`);
  await backend.close();
});

test("changes nothing when writes are switched off", async () => {
  const backend = await startHttpBackend();
  await checkConformance({ ...ACCOUNT, url: backend.url }, { writes: false });
  const writes = backend.requests.filter(({ method, path }) => method !== "GET" && path.startsWith("/api/list/"));
  expect(writes).toEqual([]);
  expect(backend.requests.filter(({ body }) => body.includes("13800000000"))).toEqual([]);
  await backend.close();
});

describe("a server that", () => {
  test.each(SEEDED)("%s fails the check “%s”", async (_, found, fault) => {
    const faulty = await startFaultyServer(fault);
    const failed = await failedAt(faulty.url, found);
    expect(failed.map(({ name }) => name)).toEqual([found]);
    expect(failed.find(({ name }) => name === found)?.problem).toMatch(/expected|data/);
    await faulty.close();
  });

  test("is not there is reported without a crash", async () => {
    const backend = await startHttpBackend();
    await backend.close();
    const [only, ...others] = await failedAt(backend.url);
    expect(only?.problem).toContain("no response");
    expect(others).toEqual([]);
  });

  test("redirects is reported with the target", async () => {
    const replaceResponse = () => new Response(null, { status: 308, headers: { location: "https://elsewhere.test/" } });
    const faulty = await startFaultyServer({ replaceResponse });
    const [only, ...others] = await failedAt(faulty.url);
    expect(only?.problem).toContain("but got HTTP 308 to https://elsewhere.test/ with an empty body");
    expect(others).toEqual([]);
    await faulty.close();
  });

  test("has no rows is not said to filter and sort them", async () => {
    const none = { status: "success", code: 200, data: { list: [], total: 0 }, message: "" };
    const replaceResponse = (request: Request) =>
      request.method === "GET" && new URL(request.url).pathname === "/api/list/policy"
        ? Response.json(none)
        : undefined;
    const faulty = await startFaultyServer({ replaceResponse });
    const results = await resultsAt(faulty.url, "/api/list/policy is");
    expect(results.map(({ unchecked }) => Boolean(unchecked))).toEqual([false, true, true, true]);
    expect(formatSummary(results)).toBe("all 1 checks passed, 3 could not run");
    expect(results.map(formatResult).join("\n")).toContain(
      "– /api/list/policy is sorted\n    not checked: the list is too short",
    );
    await faulty.close();
  });
});

test("checks can be selected and skipped by name", () => {
  const names = checksFor({ writes: true, only: "captcha", skip: "sent" }).map(({ name }) => name);
  expect(names).toEqual(["a captcha picture needs no token and is different each time"]);
});
