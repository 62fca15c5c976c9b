import { expect, test, vi } from "vitest";
import { success } from "#mocks/backend/envelope";
import { STORAGE_KEY } from "~/config/storage-keys";
import { isolateCalls, recordFailures } from "../../support/client";
import { deferred } from "../../support/deferred";
import { handleTestCall, sendTestCall } from "../../support/test-call";

isolateCalls();

type Options = Parameters<typeof sendTestCall>[0];
const counted = (count: number) => success({ name: String(count) });
const write: Options = { method: "POST", kind: "write", body: { on: true } };

test("sends one request for the same call twice in flight and once afterwards", async () => {
  const requests = handleTestCall(counted);
  expect(await Promise.all([sendTestCall(), sendTestCall()])).toEqual([{ name: "1" }, { name: "1" }]);
  expect(await sendTestCall()).toEqual({ name: "1" });
  expect(requests).toHaveLength(1);
});

test.each<[string, Options, Options]>([
  ["query", { query: { a: 1 } }, { query: { a: 2 } }],
  ["body", { method: "POST", body: { a: 1 } }, { method: "POST", body: { a: 2 } }],
  ["method", { method: "GET" }, { method: "POST" }],
  ["token", { token: true }, { token: false }],
])("sends calls that differ in %s separately", async (_, one, two) => {
  localStorage.setItem(STORAGE_KEY.token, "12345");
  const requests = handleTestCall(counted);
  await Promise.all([sendTestCall(one), sendTestCall(two)]);
  expect(requests).toHaveLength(2);
});

test("does not share responses between sessions, neither in flight nor afterwards", async () => {
  const requests = handleTestCall(counted);
  localStorage.setItem(STORAGE_KEY.token, "first");
  const first = sendTestCall();
  localStorage.setItem(STORAGE_KEY.token, "second");
  expect(await Promise.all([first, sendTestCall()])).toHaveLength(2);
  localStorage.setItem(STORAGE_KEY.token, "third");
  await sendTestCall();
  expect(requests.map(({ headers }) => headers.get("access-token"))).toEqual(["first", "second", "third"]);
});

test.each([
  ["after the window", 900],
  ["where the machine's clock was set back by an hour", -3_600_000],
])("sends a read again %s", async (_, ms) => {
  const requests = handleTestCall(counted);
  await sendTestCall();
  vi.setSystemTime(Date.now() + ms);
  expect(await sendTestCall()).toEqual({ name: "2" });
  expect(requests).toHaveLength(2);
});

test("sends every call where the cache is off", async () => {
  const requests = handleTestCall(counted);
  await Promise.all([sendTestCall({ cache: false }), sendTestCall({ cache: false })]);
  await sendTestCall({ cache: false });
  expect(requests).toHaveLength(3);
});

test("sends the same write three times within the window, but once when it is called twice at the same time", async () => {
  const requests = handleTestCall(counted);
  for (const _ of [1, 2, 3]) await sendTestCall(write);
  expect(requests).toHaveLength(3);
  await Promise.all([sendTestCall(write), sendTestCall(write)]);
  expect(requests).toHaveLength(4);
});

test("never shares uploads", async () => {
  const requests = handleTestCall(counted);
  const upload = () => sendTestCall({ ...write, body: new FormData() });
  await Promise.all([upload(), upload()]);
  expect(requests).toHaveLength(2);
});

test("sends a read again after a write", async () => {
  const requests = handleTestCall(counted);
  await sendTestCall();
  await sendTestCall(write);
  await sendTestCall();
  expect(requests.map(({ method }) => method)).toEqual(["GET", "POST", "GET"]);
});

test("a caller that aborts announces nothing and leaves the response to the others", async () => {
  const announced = recordFailures();
  const { promise, resolve } = deferred<Response>();
  handleTestCall(() => promise);
  const leaving = new AbortController();
  const left = sendTestCall({ signal: leaving.signal });
  const staying = sendTestCall();
  leaving.abort("left");
  await expect(left).rejects.toBe("left");
  resolve(success({ name: "a" }));
  expect(await staying).toEqual({ name: "a" });
  expect(announced).toEqual([]);
});

test("aborts a call that all callers have aborted, and announces nothing", async () => {
  const announced = recordFailures();
  const fetched = vi.spyOn(globalThis, "fetch");
  const requests = handleTestCall(() => new Promise<Response>(() => {}));
  const leaving = new AbortController();
  const left = sendTestCall({ signal: leaving.signal });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  leaving.abort("left");
  await expect(left).rejects.toBe("left");
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(announced).toEqual([]);
});
