import { describe, expect, test, vi } from "vitest";
import { success } from "#mocks/backend/envelope";
import { nodeSignatureCheck } from "#mocks/backend/node-signature";
import { createServerClock } from "~/api/client/server-clock";
import { createSignedFetch } from "~/api/client/signed-fetch";
import { STORAGE_KEY } from "~/config/storage-keys";
import { FINGERPRINT, isolateCalls } from "../../support/client";
import { handleTestCall, sendTestCall } from "../../support/test-call";

isolateCalls();

const KEY = { keyId: "demo-key", secret: "demo-secret", scopeWord: "console_request" };

/** Sends one call and returns the request that the server receives. */
async function received(options: Parameters<typeof sendTestCall>[0]): Promise<Request> {
  const requests = handleTestCall(() => success({ name: "a" }));
  await sendTestCall(options);
  const [request] = requests;
  if (!request) throw new Error("no request was sent");
  return request;
}

function form(): FormData {
  const data = new FormData();
  data.set("file", new File(["图"], "头像.png", { type: "image/png" }));
  return data;
}

test.each<[string, Parameters<typeof sendTestCall>[0]]>([
  ["no query and no body", {}],
  ["spaces, reserved characters and Chinese in the query", { query: { name: "视频 教程 (a+b)*c!'&=/", n: "" } }],
  ["repeated keys", { query: { status: ["online", "offline"], ids: [10, 9] } }],
  ["a query that a server must not read as UTF-16", { query: { name: "😀" } }],
  ["a JSON body with Chinese", { method: "POST", body: { introduction: "王立群是一个实干家 😀" } }],
  ["an empty object as the body", { method: "POST", body: {} }],
  ["a write without a body", { method: "DELETE", kind: "write" }],
  ["multipart data", { method: "POST", kind: "write", body: form() }],
])("signs exactly what it sends: %s", async (_, options) => {
  localStorage.setItem(STORAGE_KEY.token, "12345");
  const request = await received(options);
  const body = await request.clone().arrayBuffer();
  expect(() => nodeSignatureCheck(() => KEY)(request, body, new Date())).not.toThrow();
});

test("signs the same call differently a second later", async () => {
  const first = await received({ cache: false });
  vi.setSystemTime(Date.now() + 1000);
  const second = await received({ cache: false });
  expect(second.headers.get("authorization")).not.toBe(first.headers.get("authorization"));
});

describe("the signing fetch", () => {
  const ADDRESS = "http://localhost/api/probe?b=2&a=1";
  const signedFetch = createSignedFetch({
    key: () => KEY,
    fingerprint: async () => FINGERPRINT,
    clock: createServerClock(() => Date.UTC(2026, 10, 21, 8, 30, 5)),
  });
  async function headersOf(input: RequestInfo | URL, init: Parameters<typeof signedFetch>[1]): Promise<Headers> {
    const transport = vi.fn<typeof fetch>(async () => success({}));
    await signedFetch(input, { ...init, signing: { token: "", signature: true, ...init?.signing, transport } });
    return new Headers(transport.mock.calls[0]?.[1]?.headers);
  }

  test.each([
    ["as a URL object", new URL(ADDRESS), {}],
    ["as a Request object", new Request(ADDRESS), {}],
    ["with an explicit method", ADDRESS, { method: "GET" }],
    ["with an undefined body", ADDRESS, { body: null }],
    ["with an empty body", ADDRESS, { body: "" }],
    ["with an empty token", ADDRESS, { signing: { token: "", signature: true } }],
  ])("signs the same address in the same way when it is given %s", async (_, input, init) => {
    const [one, other] = [await headersOf(input, init), await headersOf(ADDRESS, {})];
    expect([...one]).toEqual([...other]);
    expect([...one.keys()]).toEqual(["authorization", "x-date", "x-fingerprint"]);
    expect(one.get("x-date")).toBe("20261121T083005Z");
  });

  test("sends an unsigned call unchanged", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockResolvedValue(success({}));
    await signedFetch(ADDRESS, { headers: { Accept: "text/plain" } });
    await signedFetch(ADDRESS);
    const sent = fetched.mock.calls.map(([, init]) => [...new Headers(init?.headers)]);
    expect(sent).toEqual([[["accept", "text/plain"]], []]);
  });
});
