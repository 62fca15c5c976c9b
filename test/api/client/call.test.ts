import { HttpResponse, http } from "msw";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { server } from "#mocks/node";
import { defineCall } from "~/api/client/call";
import { STORAGE_KEY } from "~/config/storage-keys";
import { isolateCalls } from "../../support/client";

isolateCalls();

const responseSchema = v.literal(true);
const one = defineCall({ kind: "read", method: "GET", path: "/api/chat/:id", response: responseSchema });
const two = defineCall({ kind: "read", method: "GET", path: "/api/:area/:id/rows", response: responseSchema });
const list = defineCall({
  kind: "read",
  method: "GET",
  path: "/api/list",
  query: v.object({ ids: v.optional(v.array(v.number())), name: v.optional(v.string()) }),
  response: responseSchema,
});
const change = defineCall({
  kind: "write",
  method: "PATCH",
  path: "/api/list/:id",
  body: v.object({ enable: v.boolean() }),
  response: responseSchema,
});

/** Sends one call and returns its request. */
async function sentBy(call: () => Promise<unknown>): Promise<Request> {
  const requests: Request[] = [];
  server.use(
    http.all("*/api/*", ({ request }) => {
      requests.push(request.clone());
      return HttpResponse.json({ status: "success", code: 200, data: true });
    }),
  );
  await call();
  const [request] = requests;
  if (!request) throw new Error("no request was sent");
  return request;
}

test.each<[string, () => Promise<true>, string]>([
  ["a number", () => one({ params: { id: 7 } }), "/api/chat/7"],
  ["a slash and a space", () => one({ params: { id: "a/b c" } }), "/api/chat/a%2Fb%20c"],
  ["a question mark and a hash", () => one({ params: { id: "a?b#c" } }), "/api/chat/a%3Fb%23c"],
  ["a percent sign", () => one({ params: { id: "100%" } }), "/api/chat/100%25"],
  ["Chinese", () => one({ params: { id: "视频" } }), "/api/chat/%E8%A7%86%E9%A2%91"],
  ["a value that looks like a parameter", () => two({ params: { area: ":id", id: 1 } }), "/api/%3Aid/1/rows"],
  ["a value that looks like a replacement", () => one({ params: { id: "$&" } }), "/api/chat/%24%26"],
  ["two parameters", () => two({ params: { area: "list", id: 2 } }), "/api/list/2/rows"],
])("encodes a path parameter with %s", async (_, call, path) => {
  expect(new URL((await sentBy(call)).url).pathname).toBe(path);
});

test.each<[string, () => Promise<true>, string]>([
  ["none", () => list({ query: {} }), ""],
  ["a list", () => list({ query: { ids: [1, 2] } }), "?ids=1&ids=2"],
  ["a text", () => list({ query: { name: "视频" } }), "?name=%E8%A7%86%E9%A2%91"],
])("encodes a query with %s", async (_, call, search) => {
  expect(new URL((await sentBy(call)).url).search).toBe(search);
});

test("sends the body with the declared method", async () => {
  const request = await sentBy(() => change({ params: { id: 1 }, body: { enable: true } }));
  expect(request.method).toBe("PATCH");
  expect(await request.json()).toEqual({ enable: true });
});

test("sends a call without input as it is declared", async () => {
  const request = await sentBy(
    defineCall({ kind: "write", method: "POST", path: "/api/logout", response: responseSchema }),
  );
  expect(new URL(request.url).pathname).toBe("/api/logout");
  expect(await request.text()).toBe("");
});

test("sends the call through the given transport", async () => {
  const transport = vi.fn(async () => Response.json({ status: "success", code: 200, data: true }));
  expect(await list({ query: {}, transport })).toBe(true);
  expect(transport).toHaveBeenCalledOnce();
});

test("aborts the call with its signal", async () => {
  const fetchedElsewhere = list({ query: {}, signal: AbortSignal.abort("left") });
  await expect(fetchedElsewhere).rejects.toBe("left");
});

test("exposes its declaration, so that a backend can be built from it", () => {
  const spec = { kind: "write", method: "PATCH", path: "/api/list/:id", response: responseSchema } as const;
  expect(defineCall(spec).spec).toBe(spec);
});

test.each<[string, boolean | undefined, string, boolean]>([
  ["with a token is enabled", undefined, "12345", true],
  ["without one is not", undefined, "", false],
  ["that carries none always is", false, "", true],
])("a query of a call %s", (_, token, stored, enabled) => {
  const call = defineCall({ kind: "read", method: "GET", path: "/api/list", response: responseSchema, token });
  localStorage.setItem(STORAGE_KEY.token, stored);
  expect(call.query().enabled).toBe(enabled);
});

test("a query is keyed by its call, and by what is sent with it", () => {
  const search = defineCall({
    kind: "read",
    method: "POST",
    path: "/api/:area/search",
    query: v.object({ page: v.number() }),
    body: v.object({ name: v.string() }),
    response: responseSchema,
  });
  const input = { params: { area: "list" }, query: { page: 1 }, body: { name: "a" } };
  const keyOf = (changed: Partial<typeof input> = {}) => search.query({ ...input, ...changed }).queryKey;
  expect(keyOf()).toEqual(["POST /api/:area/search", input]);
  expect(keyOf()[0]).toBe(search.queryKey[0]);
});
