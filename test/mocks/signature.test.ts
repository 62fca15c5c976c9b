import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { nodeSignatureCheck } from "#mocks/backend/node-signature";
import { clientSignatureCheck } from "#mocks/backend/signature";
import { changePolicy, listPolicies } from "~/api/policy";
import { listVisits, uploadAvatar } from "~/api/user";
import { createCaller, KEY, NOW, signedRequest } from "./caller";

const shifted = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const refused = (code: number) => ({ httpStatus: 403, body: { status: "error", code, data: null, success: false } });
const as = "admin";

const visits = (environment?: Parameters<typeof signedRequest>[2]) => signedRequest(listVisits, { as }, environment);

const changeCount = () => signedRequest(changePolicy, { as, params: { id: 1 }, body: { count: 1 } });

/** A signed request that was altered afterwards. */
const altered = (request: Request, { path, ...init }: RequestInit & { path?: string } = {}) =>
  new Request(path ? new URL(path, request.url) : request.url, {
    method: request.method,
    headers: new Headers(request.headers),
    ...init,
  });

function withHeader(request: Request, name: string, value: string | null): Request {
  const headers = new Headers(request.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return altered(request, { headers });
}

describe.each([
  ["by the client's own function", clientSignatureCheck],
  ["by Node's crypto", nodeSignatureCheck],
])("a signature checked %s", (_checker, check) => {
  const caller = () => createCaller(undefined, undefined, check);

  describe("is accepted for", () => {
    test.each([
      ["a plain call", visits()],
      ["an unaltered call", altered(visits())],
      ["an unaltered body", altered(changeCount(), { body: '{"count":1}' })],
      ["a clock five minutes slow", visits({ now: shifted(-300) })],
      ["a clock five minutes fast", visits({ now: shifted(300) })],
      [
        "a query with spaces and special characters",
        signedRequest(listPolicies, { as, query: { name: "a b+c&d=é*'(中" } }),
      ],
      ["a body in Chinese", signedRequest(changePolicy, { as, params: { id: 1 }, body: { name: "中文，名称😀" } })],
      ["a path with encoded characters", signedRequest(changePolicy, { as, params: { id: "1 /é" }, body: {} })],
    ])("%s", async (_, request) => {
      expect((await caller().send(request)).httpStatus).toBe(200);
    });

    test("a form with a file, whose bytes are not signed", async () => {
      const body = new FormData();
      body.set("file", new File(["x"], "a.png", { type: "image/png" }));
      expect(await caller().call(uploadAvatar, { as, body })).toMatchObject({ httpStatus: 200 });
    });
  });

  describe("is refused with 40301 for", () => {
    test.each([
      ["another secret", visits({ key: { ...KEY, secret: "x" } })],
      ["another key", visits({ key: { ...KEY, keyId: "x" } })],
      ["another scope", visits({ key: { ...KEY, scopeWord: "x" } })],
      ["no signature", withHeader(visits(), "authorization", null)],
      ["an empty signature", withHeader(visits(), "authorization", "")],
      ["no date", withHeader(visits(), "x-date", null)],
      ["a date in another form", withHeader(visits(), "x-date", NOW.toISOString())],
      ["an invalid date", withHeader(visits(), "x-date", "20261399T083005Z")],
      ["a changed date", withHeader(visits(), "x-date", "20261121T083006Z")],
      ["a changed fingerprint", withHeader(visits(), "x-fingerprint", "x")],
      ["another token", withHeader(visits(), "access-token", "x")],
      ["a removed token", withHeader(visits(), "access-token", null)],
      ["another Accept", withHeader(visits(), "accept", "*/*")],
      ["a changed body", altered(changeCount(), { body: '{"count":2}' })],
      ["a removed body", altered(changeCount())],
      ["a binary body", altered(changeCount(), { body: new Uint8Array([0xff, 0xfe]) })],
      ["another path", altered(visits(), { path: "/api/user/my-team/list" })],
      ["another id", altered(changeCount(), { path: "/api/list/policy/2", body: '{"count":1}' })],
      ["an added query", altered(visits(), { path: "?a=1" })],
      ["another method", altered(signedRequest(listPolicies, { as }), { method: "DELETE" })],
    ])("%s", async (_, request) => {
      expect(await caller().send(request)).toMatchObject(refused(40301));
    });
  });

  test.each([-301, 301, 86_400])("is refused with 40302 when the clock is %i s off", async (seconds) => {
    expect(await caller().send(visits({ now: shifted(seconds) }))).toMatchObject(refused(40302));
  });

  test("is checked before the login", async () => {
    const request = withHeader(signedRequest(listVisits), "authorization", "x");
    expect(await caller().send(request)).toMatchObject(refused(40301));
  });
});

describe("the explanation of a refused signature", () => {
  const explain = async (request: Request) => {
    const texts: string[] = [];
    await createCaller(undefined, undefined, (key) => nodeSignatureCheck(key, (text) => texts.push(text))).send(
      request,
    );
    return texts;
  };

  test("contains the expected canonical request", async () => {
    const [text = ""] = await explain(altered(changeCount(), { body: '{"count":2}' }));
    expect(text).toContain("PATCH /api/list/policy/1");
    expect(text).toContain("    accept:application/json\n    x-date:20261121T083005Z");
    expect(text).toContain(createHash("sha256").update('{"count":2}').digest("hex"));
    expect(text).toMatch(/Authorization expected: HMAC-SHA256 .*\n.*Authorization received: HMAC-SHA256 /);
  });

  test("contains both clocks", async () => {
    expect(await explain(visits({ now: shifted(-600) }))).toEqual([
      "Refused (40302): POST /api/user/visits\n  X-Date 20261121T082005Z, this clock 2026-11-21T08:30:05.000Z",
    ]);
  });

  test("is missing for a valid signature", async () => {
    expect(await explain(visits())).toEqual([]);
  });
});
