import { describe, expect, test } from "vitest";
import { success } from "#mocks/backend/envelope";
import { STORAGE_KEY } from "~/config/storage-keys";
import { FINGERPRINT, isolateCalls } from "../../support/client";
import { handleTestCall, sendTestCall } from "../../support/test-call";

isolateCalls();

/** Sends one call and returns its request. */
async function sentBy(options?: Parameters<typeof sendTestCall>[0]): Promise<Request> {
  const requests = handleTestCall(() => success({ name: "a" }));
  await sendTestCall(options);
  const [request] = requests;
  if (!request || requests.length > 1) throw new Error(`${requests.length} requests were sent`);
  return request;
}

test("returns data checked by the schema, without unknown fields", async () => {
  handleTestCall(() => success({ name: "a", more: 1 }));
  expect(await sendTestCall()).toEqual({ name: "a" });
});

test("sends no cookies and bypasses the browser's cache", async () => {
  const { credentials, cache } = await sentBy();
  expect({ credentials, cache }).toEqual({ credentials: "omit", cache: "no-store" });
});

describe("headers", () => {
  test("every call accepts JSON", async () => {
    expect((await sentBy()).headers.get("accept")).toBe("application/json");
  });

  test.each<[string, string | null, boolean | undefined, string | null]>([
    ["stored", "12345", undefined, "12345"],
    ["stored, but not for this call", "12345", false, null],
    ["absent", null, undefined, null],
    ["empty", "", undefined, null],
  ])("sends the right Access-Token where the token is %s", async (_, stored, token, expected) => {
    if (stored !== null) localStorage.setItem(STORAGE_KEY.token, stored);
    const { headers } = await sentBy({ token });
    expect(headers.get("access-token")).toBe(expected);
    expect(headers.get("authorization")?.includes("access-token")).toBe(expected !== null);
  });

  test("a signed call carries date, fingerprint and authorization", async () => {
    const { headers } = await sentBy();
    expect(headers.get("x-fingerprint")).toBe(FINGERPRINT);
    expect(headers.get("x-date")).toMatch(/^\d{8}T\d{6}Z$/);
    expect(headers.get("authorization")).toMatch(
      new RegExp(`^HMAC-SHA256 Credential=demo-key/\\d{8}/${FINGERPRINT}/console_request, SignedHeaders=`),
    );
  });

  test("an unsigned call carries its token and nothing of a signature", async () => {
    localStorage.setItem(STORAGE_KEY.token, "12345");
    const { headers } = await sentBy({ signature: false });
    expect(["x-fingerprint", "x-date", "authorization"].filter((name) => headers.has(name))).toEqual([]);
    expect(headers.get("access-token")).toBe("12345");
  });
});

describe("address and body", () => {
  test.each<[string, Parameters<typeof sendTestCall>[0], string]>([
    ["nothing", {}, ""],
    ["text and number", { query: { current: 1, name: "视频 a&b" } }, "?current=1&name=%E8%A7%86%E9%A2%91+a%26b"],
    ["a list repeats its key", { query: { ids: [2, 1, "x"] } }, "?ids=2&ids=1&ids=x"],
    ["an empty list is left out", { query: { ids: [] } }, ""],
    ["undefined is left out", { query: { a: undefined, b: "1" } }, "?b=1"],
    ["an empty text is kept", { query: { a: "" } }, "?a="],
  ])("encodes the query: %s", async (_, options, expected) => {
    expect(new URL((await sentBy(options)).url).search).toBe(expected);
  });

  test("sends an object as JSON", async () => {
    const request = await sentBy({ method: "POST", body: { ids: [1] } });
    expect(request.headers.get("content-type")).toContain("application/json");
    expect(await request.json()).toEqual({ ids: [1] });
  });

  test("sends form data as multipart", async () => {
    const body = new FormData();
    body.set("file", "abc");
    const request = await sentBy({ method: "POST", kind: "write", body });
    expect(request.headers.get("content-type")).toContain("multipart/form-data; boundary=");
  });
});
