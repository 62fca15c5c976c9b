import { expect, test, vi } from "vitest";
import { success } from "#mocks/backend/envelope";
import { STORAGE_KEY } from "~/config/storage-keys";
import { DEDUPE_WINDOW_MS } from "~/config/times";
import { isolateCalls, recordFailures } from "../../support/client";
import { deferred } from "../../support/deferred";
import { answerProbe, probe } from "../../support/probe";

isolateCalls();

type Options = Parameters<typeof probe>[0];
const counted = (count: number) => success({ name: String(count) });
const write: Options = { method: "POST", kind: "write", body: { on: true } };

test("the same call twice in flight and once after is one request", async () => {
  const requests = answerProbe(counted);
  expect(await Promise.all([probe(), probe()])).toEqual([{ name: "1" }, { name: "1" }]);
  expect(await probe()).toEqual({ name: "1" });
  expect(requests).toHaveLength(1);
});

test.each<[string, Options, Options]>([
  ["query", { query: { a: 1 } }, { query: { a: 2 } }],
  ["body", { method: "POST", body: { a: 1 } }, { method: "POST", body: { a: 2 } }],
  ["method", { method: "GET" }, { method: "POST" }],
  ["token", { token: true }, { token: false }],
])("calls that differ in %s are not the same", async (_, one, two) => {
  localStorage.setItem(STORAGE_KEY.token, "12345");
  const requests = answerProbe(counted);
  await Promise.all([probe(one), probe(two)]);
  expect(requests).toHaveLength(2);
});

test("another session gets no answer of the first, neither in flight nor from the past", async () => {
  const requests = answerProbe(counted);
  localStorage.setItem(STORAGE_KEY.token, "first");
  const first = probe();
  localStorage.setItem(STORAGE_KEY.token, "second");
  expect(await Promise.all([first, probe()])).toHaveLength(2);
  localStorage.setItem(STORAGE_KEY.token, "third");
  await probe();
  expect(requests.map(({ headers }) => headers.get("access-token"))).toEqual(["first", "second", "third"]);
});

test("after the window a read is asked anew", async () => {
  const requests = answerProbe(counted);
  await probe();
  vi.setSystemTime(Date.now() + DEDUPE_WINDOW_MS);
  expect(await probe()).toEqual({ name: "2" });
  expect(requests).toHaveLength(2);
});

test("with the cache off each call is a request", async () => {
  const requests = answerProbe(counted);
  await Promise.all([probe({ cache: false }), probe({ cache: false })]);
  await probe({ cache: false });
  expect(requests).toHaveLength(3);
});

test("the same write three times in the window is three requests, twice at once is one", async () => {
  const requests = answerProbe(counted);
  for (const _ of [1, 2, 3]) await probe(write);
  expect(requests).toHaveLength(3);
  await Promise.all([probe(write), probe(write)]);
  expect(requests).toHaveLength(4);
});

test("uploads are never taken for the same", async () => {
  const requests = answerProbe(counted);
  const upload = () => probe({ ...write, body: new FormData() });
  await Promise.all([upload(), upload()]);
  expect(requests).toHaveLength(2);
});

test("a read after a write is fresh", async () => {
  const requests = answerProbe(counted);
  await probe();
  await probe(write);
  await probe();
  expect(requests.map(({ method }) => method)).toEqual(["GET", "POST", "GET"]);
});

test("a caller that leaves announces nothing and leaves the answer to the others", async () => {
  const announced = recordFailures();
  const { promise, resolve } = deferred<Response>();
  answerProbe(() => promise);
  const leaving = new AbortController();
  const left = probe({ signal: leaving.signal });
  const staying = probe();
  leaving.abort("left");
  await expect(left).rejects.toBe("left");
  resolve(success({ name: "a" }));
  expect(await staying).toEqual({ name: "a" });
  expect(announced).toEqual([]);
});

test("a call that all have left is ended and announces nothing", async () => {
  const announced = recordFailures();
  const fetched = vi.spyOn(globalThis, "fetch");
  const requests = answerProbe(() => new Promise<Response>(() => {}));
  const leaving = new AbortController();
  const left = probe({ signal: leaving.signal });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  leaving.abort("left");
  await expect(left).rejects.toBe("left");
  expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(announced).toEqual([]);
});
