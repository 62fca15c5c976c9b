import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type HttpBackend, startHttpBackend } from "#mocks/http";
import { server } from "#mocks/node";
import { createServerClock } from "~/api/client/server-clock";
import { createSignedFetch } from "~/api/client/signed-fetch";

const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;
const TO_2100 = Date.UTC(2100, 0) - NOON;
const responseWith = (headers: Record<string, string>) => new Response(null, { headers });
const dated = (offset: number) => responseWith({ Date: new Date(NOON + offset).toUTCString() });

describe("the server's clock", () => {
  test.each<[string, Response, boolean, number]>([
    ["no readable Date header", responseWith({}), false, 0],
    ["an invalid Date", responseWith({ Date: "yesterday" }), false, 0],
    ["a few seconds of difference", dated(-5000), false, 0],
    ["nearly half a minute ahead", dated(29_000), false, 0],
    ["half a minute ahead", dated(30_000), true, 30_000],
    ["half a minute behind", dated(-30_000), true, -30_000],
    ["two hours ahead", dated(2 * HOUR), true, 2 * HOUR],
    ["two hours behind", dated(-2 * HOUR), true, -2 * HOUR],
    ["a date that no calendar reaches", responseWith({ Date: "Sat, 13 Sep 275760 00:00:00 GMT" }), false, 0],
    ["the last date that is believed", responseWith({ Date: "Fri, 01 Jan 2100 00:00:00 GMT" }), true, TO_2100],
    ["the first date that is not", responseWith({ Date: "Fri, 01 Jan 2100 00:00:01 GMT" }), false, 0],
    ["a cached response", responseWith({ Date: new Date(NOON - HOUR).toUTCString(), Age: "3600" }), false, 0],
  ])("is read correctly from a response with %s", (_, response, corrected, offset) => {
    const clock = createServerClock(() => NOON);
    expect(clock.learn(response)).toBe(corrected);
    expect(clock.now().getTime()).toBe(NOON + offset);
  });

  test("is trusted again when the clock of this machine is set right", () => {
    let machineTime = NOON - 2 * HOUR;
    const clock = createServerClock(() => machineTime);
    expect(clock.learn(dated(0))).toBe(true);
    expect(clock.learn(dated(0))).toBe(false);
    machineTime = NOON;
    expect(clock.learn(dated(5000))).toBe(true);
    // A few seconds of difference are ignored.
    expect(clock.now().getTime()).toBe(NOON);
  });
});

describe("a machine whose clock is wrong", () => {
  let backend: HttpBackend;
  beforeAll(async () => {
    server.close();
    backend = await startHttpBackend();
  });
  beforeEach(() => backend.reset());
  afterAll(() => backend.close());

  const login = (offset: number, secret = "demo-secret") => {
    const signedFetch = createSignedFetch({
      signKey: () => ({ keyId: "demo-key", secret, scopeWord: "console_request" }),
      fingerprint: async () => "3f9c1b7a5d2e4f60",
      clock: createServerClock(() => Date.now() + offset),
    });
    const send = async () => {
      const response = await signedFetch(`${backend.url}/api/user/login`, {
        method: "POST",
        headers: { Accept: "application/json", "Content-Type": "application/json" },
        body: JSON.stringify({ username: "admin", password: "admin" }),
        signing: { token: "", signature: true },
      });
      return { httpStatus: response.status, ...(await response.json()) };
    };
    return send;
  };

  test.each([2 * HOUR, -2 * HOUR, 400 * 24 * HOUR])("by %i ms logs in after one more request", async (offset) => {
    const send = login(offset);
    expect(await send()).toMatchObject({ httpStatus: 200, code: 200 });
    expect(backend.requests).toHaveLength(2);
    expect(await send()).toMatchObject({ httpStatus: 200, code: 200 });
    expect(backend.requests).toHaveLength(3);
  });

  test("by two hours logs in by all of several calls that were refused together", async () => {
    const send = login(2 * HOUR);
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(backend.requests).toHaveLength(6);
  });

  test("by nothing needs a single request", async () => {
    expect(await login(0)()).toMatchObject({ code: 200 });
    expect(backend.requests).toHaveLength(1);
  });

  test("by two hours and with a wrong secret is refused after one more request", async () => {
    expect(await login(2 * HOUR, "other")()).toMatchObject({ httpStatus: 403, code: 40301 });
    expect(backend.requests).toHaveLength(2);
  });

  test.each([
    ["another", 403, 40300],
    ["not a refusal by its HTTP status", 500, 40302],
  ])("by two hours sends no further request where the refusal is %s", async (_, status, code) => {
    backend.faults.set("POST /api/user/login", { kind: "status", status, body: { status: "error", code } });
    expect(await login(2 * HOUR)()).toMatchObject({ httpStatus: status, code });
    expect(backend.requests).toHaveLength(1);
  });
});
