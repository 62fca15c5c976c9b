import { describe, expect, test, vi } from "vitest";
import { failure, success } from "#mocks/backend/envelope";
import { nodeSignatureCheck } from "#mocks/backend/node-signature";
import { createServerClock } from "~/api/client/server-clock";
import { createSignedFetch, keepaliveTransport } from "~/api/client/signed-fetch";
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

describe("requests that outlive the page", () => {
  const URL = "http://localhost/deletions";
  /** Sends bodies of these sizes at once, and returns which of them the browser keeps. */
  async function keptOf(sizes: readonly number[], character = "a"): Promise<boolean[]> {
    const fetched = vi.fn<typeof fetch>(async () => new Response());
    vi.stubGlobal("fetch", fetched);
    await Promise.all(sizes.map((size) => keepaliveTransport(URL, { method: "POST", body: character.repeat(size) })));
    return fetched.mock.calls.map(([, init]) => init?.keepalive ?? false);
  }

  test("are ordinary ones where a browser would refuse the bodies of all that are under way", async () => {
    expect(await keptOf([64 * 1024])).toEqual([true]);
    expect(await keptOf([64 * 1024 + 1])).toEqual([false]);
    expect(await keptOf([40_000, 20_000, 10_000, 5_000])).toEqual([true, true, false, true]);
    expect(await keptOf([30_000], "数")).toEqual([false]);
    // Those before are over by now.
    expect(await keptOf([60_000])).toEqual([true]);
  });

  test("need no body and no options", async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response());
    vi.stubGlobal("fetch", fetched);
    await keepaliveTransport(URL);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(URL, { keepalive: true });
  });

  test("make room for others when they fail, too", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(keepaliveTransport(URL, { method: "POST", body: "a".repeat(60_000) })).rejects.toThrow(
      "Failed to fetch",
    );
    expect(await keptOf([60_000])).toEqual([true]);
  });
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
    signKey: () => KEY,
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

  test("sends a call that was refused for its date once where nothing says which date would be right", async () => {
    const refused = failure("wrong date", 40302, 403);
    const transport = vi.fn<typeof fetch>(async () => refused);
    expect(await signedFetch(ADDRESS, { signing: { token: "", signature: true, transport } })).toBe(refused);
    expect(transport).toHaveBeenCalledOnce();
  });
});
