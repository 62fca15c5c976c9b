import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Fault, FaultKey } from "#mocks/backend/faults";
import { type HttpBackend, startHttpBackend } from "#mocks/http";
import { server } from "#mocks/node";
import { listPolicies } from "~/api/policy";
import { listVisits } from "~/api/user";
import { type CallInput, envelope, signedRequest } from "./caller";

const ORIGIN = "http://console.test";
const VISITS = "POST /api/user/visits";
const TIMEOUT_MS = 300;

let backend: HttpBackend;
beforeAll(async () => {
  // The mock server of the other tests must not answer here.
  server.close();
  backend = await startHttpBackend();
});
afterEach(() => backend.reset());
afterAll(() => backend.close());

/** Sends a signed call over HTTP from another origin. */
function send(
  call: typeof listVisits | typeof listPolicies = listVisits,
  input: CallInput = { as: "admin" },
  signal?: AbortSignal,
) {
  const request = signedRequest(call, input, { now: new Date() });
  const url = new URL(request.url);
  const headers = { ...Object.fromEntries(request.headers), origin: ORIGIN };
  return fetch(backend.url + url.pathname + url.search, {
    method: request.method,
    headers,
    signal,
  });
}

const sendWithTimeout = () => send(listVisits, { as: "admin" }, AbortSignal.timeout(TIMEOUT_MS));

test("answers a signed call from another origin", async () => {
  const response = await send();
  expect(response.status).toBe(200);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-expose-headers")).toBe("Date,Retry-After");
  expect(response.headers.get("date")).not.toBeNull();
  expect(v.parse(envelope, await response.json())).toMatchObject({ code: 200 });
});

test("receives a query with special characters as it was signed", async () => {
  expect((await send(listPolicies, { as: "admin", query: { name: "a b+c&中'(" } })).status).toBe(200);
});

test("records the requests that it received, without preflights, until a reset", async () => {
  await fetch(`${backend.url}/api/user/visits`, { method: "OPTIONS", headers: { origin: ORIGIN } });
  await send(listPolicies, { as: "admin", query: { name: "a b" } });
  await fetch(`${backend.url}/api/user/login`, { method: "POST", body: '{"a":"中"}' });
  expect(backend.requests).toMatchObject([
    { method: "GET", path: "/api/list/policy", query: "name=a+b", body: "", headers: { accept: "application/json" } },
    { method: "POST", path: "/api/user/login", query: "", body: '{"a":"中"}' },
  ]);
  await backend.reset();
  expect(backend.requests).toEqual([]);
});

test("refuses an unsigned call, and does not find an unknown path", async () => {
  const unsigned = await fetch(`${backend.url}/api/user/visits`, { method: "POST" });
  const unknown = await fetch(`${backend.url}/api/nothing`);
  expect([unsigned.status, (await unsigned.json()).code]).toEqual([403, 40301]);
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 40400]);
});

test("answers a preflight with the required headers, also while a fault is set", async () => {
  backend.faults.set("*", { kind: "status", status: 500 });
  const response = await fetch(`${backend.url}/api/list/policy`, {
    method: "OPTIONS",
    headers: { origin: ORIGIN, "access-control-request-method": "DELETE" },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-methods")).toBe("GET,POST,PUT,PATCH,DELETE");
  expect(response.headers.get("access-control-allow-headers")).toBe(
    "access-token,authorization,x-date,x-fingerprint,content-type,accept,idempotency-key",
  );
  expect(response.headers.get("access-control-max-age")).toBe("600");
});

describe("a fault with a response", () => {
  const cases: [Fault, number, string, string | RegExp][] = [
    [{ kind: "status", status: 500 }, 500, "Internal Server Error", ""],
    [{ kind: "status", status: 503, statusText: "Gone fishing" }, 503, "Gone fishing", ""],
    [{ kind: "status", status: 404, body: { code: 1 } }, 404, "Not Found", '{"code":1}'],
    [{ kind: "code", code: 50008, message: "未登录" }, 200, "OK", /"code":50008.*"message":"未登录"/],
    [{ kind: "expired" }, 401, "Unauthorized", /"code":401/],
    [{ kind: "empty" }, 200, "OK", ""],
    [{ kind: "html" }, 200, "OK", /^<!doctype html>/],
    [{ kind: "json", text: "{" }, 200, "OK", "{"],
    [{ kind: "json", text: "null" }, 200, "OK", "null"],
    [{ kind: "slow", ms: 50 }, 200, "OK", /"code":200/],
  ];
  test.each(cases)("is answered as set: %j", async (fault, status, statusText, text) => {
    backend.faults.set(VISITS, fault);
    const response = await send();
    expect([response.status, response.statusText]).toEqual([status, statusText]);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.text()).toEqual(typeof text === "string" ? text : expect.stringMatching(text));
  });
});

describe("a fault without a response", () => {
  test("slow sends nothing before its time", async () => {
    backend.faults.set(VISITS, { kind: "slow", ms: TIMEOUT_MS * 2 });
    await expect(sendWithTimeout()).rejects.toMatchObject({ name: "TimeoutError" });
  });

  test("silent sends nothing at all", async () => {
    backend.faults.set(VISITS, { kind: "silent" });
    await expect(sendWithTimeout()).rejects.toMatchObject({ name: "TimeoutError" });
  });

  test("drop closes the connection at once", async () => {
    backend.faults.set(VISITS, { kind: "drop" });
    await expect(send()).rejects.toMatchObject({ name: "TypeError" });
  });

  test("stall sends headers and the start of a body", async () => {
    backend.faults.set(VISITS, { kind: "stall" });
    const response = await send();
    expect(response.status).toBe(200);
    const first = await response.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toMatch(/^\{"status":"success"/);
  });

  test("stall never ends the body", async () => {
    backend.faults.set(VISITS, { kind: "stall" });
    await expect(sendWithTimeout().then((response) => response.text())).rejects.toMatchObject({ name: "TimeoutError" });
  });
});

test.each<[FaultKey, number]>([
  ["*", 500],
  ["POST /api/user/visits", 500],
  ["POST /api/:area/visits", 500],
  ["GET /api/user/visits", 200],
  ["POST /api/user", 200],
  ["POST /api/user/visits/:id", 200],
])("applies a fault for %s to the matching calls", async (key, status) => {
  backend.faults.set(key, { kind: "status", status: 500 });
  expect((await send()).status).toBe(status);
  backend.faults.delete(key);
  expect((await send()).status).toBe(200);
});

test("prefers the fault of a call to the one for every call", async () => {
  backend.faults.set("*", { kind: "status", status: 500 });
  backend.faults.set(VISITS, { kind: "status", status: 502 });
  expect((await send()).status).toBe(502);
  expect((await send(listPolicies)).status).toBe(500);
});

test("allows only the configured origins", async () => {
  const other = await startHttpBackend({ allowedOrigins: [ORIGIN] });
  const originOf = async (origin: string) =>
    (await fetch(`${other.url}/x`, { headers: { origin } })).headers.get("access-control-allow-origin");
  expect([await originOf(ORIGIN), await originOf("http://evil.test")]).toEqual([ORIGIN, null]);
  await other.close();
});

test("closing aborts a pending call and frees the port, and a port in use is reported", async () => {
  const first = await startHttpBackend();
  const port = Number(new URL(first.url).port);
  await expect(startHttpBackend({ port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  first.faults.set("*", { kind: "silent" });
  const hanging = fetch(first.url).catch((error: unknown) => error);
  while (first.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await first.close();
  expect(await hanging).toBeInstanceOf(TypeError);
  await (await startHttpBackend({ port })).close();
});

test("delays responses by the configured latency", async () => {
  const slow = await startHttpBackend({ latency: [60, 60] });
  const request = signedRequest(listVisits, { as: "admin" }, { now: new Date() });
  const started = performance.now();
  await fetch(`${slow.url}/api/user/visits`, { method: "POST", headers: request.headers });
  expect(performance.now() - started).toBeGreaterThanOrEqual(55);
  await slow.close();
});
