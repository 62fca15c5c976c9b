import { expect, test, vi } from "vitest";
import { success } from "#mocks/backend/envelope";
import { nodeSignatureCheck } from "#mocks/backend/node-signature";
import { STORAGE_KEY } from "~/config";
import { isolateCalls } from "../../support/client";
import { answerProbe, probe } from "../../support/probe";

isolateCalls();

const KEY = { keyId: "demo-key", secret: "demo-secret", scopeWord: "console_request" };

/** The one request that a probe sends, as the server gets it. */
async function received(options: Parameters<typeof probe>[0]): Promise<Request> {
  const requests = answerProbe(() => success({ name: "a" }));
  await probe(options);
  const [request] = requests;
  if (!request) throw new Error("no request was sent");
  return request;
}

function form(): FormData {
  const data = new FormData();
  data.set("file", new File(["图"], "头像.png", { type: "image/png" }));
  return data;
}

test.each<[string, Parameters<typeof probe>[0]]>([
  ["no query and no body", {}],
  ["spaces, reserved marks and Chinese in the query", { query: { name: "视频 教程 (a+b)*c!'&=/", n: "" } }],
  ["repeated keys", { query: { status: ["online", "offline"], ids: [10, 9] } }],
  ["a query that a server must not read as UTF-16", { query: { name: "😀" } }],
  ["a JSON body with Chinese", { method: "POST", body: { introduction: "王立群是一个实干家 😀" } }],
  ["an empty object as the body", { method: "POST", body: {} }],
  ["a write without a body", { method: "DELETE", kind: "write" }],
  ["multipart data", { method: "POST", kind: "write", body: form() }],
])("what is signed is what is sent: %s", async (_, options) => {
  localStorage.setItem(STORAGE_KEY.token, "12345");
  const request = await received(options);
  const body = await request.clone().arrayBuffer();
  expect(() => nodeSignatureCheck(() => KEY)(request, body, new Date())).not.toThrow();
});

test("a second later the same call has another signature", async () => {
  const first = await received({ cache: false });
  vi.setSystemTime(Date.now() + 1000);
  const second = await received({ cache: false });
  expect(second.headers.get("authorization")).not.toBe(first.headers.get("authorization"));
});
