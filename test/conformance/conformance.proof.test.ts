import { beforeAll, describe, expect, test } from "vitest";
import type { DeclaredCall } from "#mocks/backend/declared-call";
import { startHttpBackend } from "#mocks/http";
import { server } from "#mocks/node";
import { calls } from "../contract/calls";
import { ACCESS } from "./access";
import { checkConformance, checksFor } from "./conformance";
import { LIST_FAULTS } from "./faults/list-faults";
import { changingData, isTo, pretending } from "./faults/seeding";
import { SESSION_FAULTS } from "./faults/session-faults";
import { WRITE_FAULTS } from "./faults/write-faults";
import { startFaultyServer } from "./faulty-server";
import { formatResult, formatSummary } from "./report";
import { logoutChecks, sessionChecks } from "./session-checks";

// The mock server of the other tests must not answer here.
beforeAll(() => server.close());

const resultsAt = (url: string, only?: string) =>
  checkConformance({ ...ACCESS, url }, { writes: true, submissions: true, only });
const failedAt = async (url: string, only?: string) => (await resultsAt(url, only)).filter(({ problem }) => problem);

test("the demonstration backend passes every check, and is left unchanged", async () => {
  const backend = await startHttpBackend();
  const results = await checkConformance({ ...ACCESS, url: backend.url }, { writes: true });
  expect(results.filter(({ problem }) => problem)).toEqual([]);
  expect(results.length).toBeGreaterThan(40);
  expect(formatSummary(results)).toBe(`all ${results.length} checks passed`);
  await backend.close();
});

test("a backend behind a gateway's prefix passes, signed with the path as it is sent", async () => {
  const backend = await startHttpBackend();
  const results = await resultsAt(`${backend.url}/gateway/v2`, "policy");
  expect(results.filter(({ problem }) => problem)).toEqual([]);
  expect(backend.requests.every(({ path }) => path.startsWith("/gateway/v2/"))).toBe(true);
  await backend.close();
});

test("every call of the contract is made, and sessions are ended", async () => {
  const backend = await startHttpBackend({ tokenLifeS: 600 });
  await checkConformance({ ...ACCESS, url: backend.url }, { writes: true, submissions: true, renewals: true });
  const sent = new Set(backend.requests.map(({ method, path }) => `${method} ${path}`));
  const isSent = ({ spec }: DeclaredCall) =>
    [...sent].some((call) => new RegExp(`^${spec.method} ${spec.path.replace(/:id/, "[^/]+")}$`).test(call));
  expect(calls.filter(({ call }) => !isSent(call)).map(({ name }) => name)).toEqual([]);
  const count = (path: string) => backend.requests.filter((request) => request.path === path).length;
  // A wrong password, an unreadable login and two whose signature is wrong start no session.
  expect(count("/api/user/login") - 4).toBe(count("/api/user/logout"));
  await backend.close();
});

test("changes nothing when writes are switched off", async () => {
  const backend = await startHttpBackend();
  await checkConformance({ ...ACCESS, url: backend.url }, { writes: false });
  const writes = backend.requests.filter(({ method, path }) => method !== "GET" && path.startsWith("/api/list/"));
  expect(writes).toEqual([]);
  expect(backend.requests.filter(({ body }) => body.includes("13800000000"))).toEqual([]);
  await backend.close();
});

describe("a server that", () => {
  test("does a write once for each key passes the check for it, and one that does not fails it", async () => {
    const check = "a write that is sent again with its Idempotency-Key is done once";
    const options = { writes: true, repeats: true, only: check };
    const backend = await startHttpBackend();
    expect((await checkConformance({ ...ACCESS, url: backend.url }, options)).at(-1)).toEqual({ name: check });
    await backend.close();
    const faulty = await startFaultyServer({ changeHeaders: (headers) => headers.delete("idempotency-key") });
    const results = await checkConformance({ ...ACCESS, url: faulty.url }, options);
    expect(results.find(({ name }) => name === check)?.problem).toContain("one row");
    await faulty.close();
  });

  test("gives a list in place of the certification is told so, though no field of it is required", async () => {
    const faulty = await startFaultyServer(pretending(isTo("/api/user/certification"), []));
    const problems = (await failedAt(faulty.url, "certification")).map(({ problem }) => problem);
    expect(problems).toContain("POST /api/user/certification: data: a list instead of an object");
    await faulty.close();
  });

  describe("renews tokens", () => {
    const check = "a refresh token renews the token until the logout";
    const resultAt = async (url: string) =>
      (await checkConformance({ ...ACCESS, url }, { writes: false, renewals: true, only: check })).at(-1);

    test("passes the check for it", async () => {
      const backend = await startHttpBackend({ tokenLifeS: 60 });
      expect(await resultAt(backend.url)).toEqual({ name: check });
      await backend.close();
    });

    test.each([
      ["sends none", "refreshToken", {}],
      [
        "renews it by a token that it does not know",
        "expected a success",
        changingData<object>(isTo("/api/user/refresh"), (data) => ({ ...data, token: "unknown-token" })),
      ],
      ["keeps it after a logout", "was logged out", pretending(isTo("/api/user/logout"), null)],
    ])("and fails it if it %s", async (_, expected, fault) => {
      const faulty = await startFaultyServer(fault, expected === "refreshToken" ? undefined : 60);
      const problem = (await resultAt(faulty.url))?.problem;
      expect(problem).toContain(expected);
      expect(problem).not.toMatch(/demo-(token|refresh)-/);
      await faulty.close();
    });
  });

  test.each([...SESSION_FAULTS, ...LIST_FAULTS, ...WRITE_FAULTS])(
    "%s fails the check “%s”",
    async (_, found, fault) => {
      const faulty = await startFaultyServer(fault);
      const failed = await failedAt(faulty.url, found);
      expect(failed.map(({ name }) => name)).toEqual([found]);
      expect(failed.find(({ name }) => name === found)?.problem).toMatch(/expected|data/);
      await faulty.close();
    },
  );

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

  test("has only login and user is told so, and keeps what it does right", async () => {
    const own = /^\/(auth\/captcha|api\/(login\/captcha|user\/(login|logout|info)|conformance\/.*))$/;
    const missing = { status: "error", code: 404, message: "Not found" };
    const replaceResponse = (request: Request) =>
      request.method === "OPTIONS" || own.test(new URL(request.url).pathname)
        ? undefined
        : Response.json(missing, { status: 404 });
    const faulty = await startFaultyServer({ replaceResponse });
    const results = await checkConformance({ ...ACCESS, url: faulty.url }, { writes: false });
    const failed = results.filter(({ problem }) => problem);
    expect(failed.filter(({ problem }) => !problem?.includes("HTTP 404")).map(({ name }) => name)).toEqual([]);
    const basic = [...sessionChecks, ...logoutChecks].map(({ name }) => name);
    expect(failed.filter(({ name }) => basic.includes(name) || /wrong|clock|CORS/.test(name))).toEqual([]);
    const [, reason] = formatSummary(results).split("\n");
    const start = `${failed.length} of these failed because the server answers 404 for: GET /api/list/policy, GET`;
    expect(reason?.slice(0, start.length)).toBe(start);
    expect(reason?.match(/POST \/api\/user\/visits/g)).toHaveLength(1);
    expect(reason).not.toContain("no-such-call");
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
    expect(results.map(({ unchecked }) => Boolean(unchecked))).toEqual([false, false, true, true, true, true, true]);
    expect(formatSummary(results)).toBe("all 2 checks passed, 5 could not run");
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
