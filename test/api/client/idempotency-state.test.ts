import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { success } from "#mocks/backend/envelope";
import { createIdempotency } from "#mocks/backend/idempotency";
import { server } from "#mocks/node";
import { idempotencyKey } from "~/api/client/idempotency";
import { saveUser } from "~/api/user";
import { isolateCalls } from "../../support/client";
import { deferred } from "../../support/deferred";
import { setDeployment } from "../../support/deployment";
import { handleTestCall, sendTestCall } from "../../support/test-call";

isolateCalls();
beforeEach(() => setDeployment({ idempotencyKeys: true }));
afterEach(() => setDeployment({ idempotencyKeys: false }));

const send = (method: "POST" | "PATCH" | "DELETE", path: string, body?: object) =>
  sendTestCall({ kind: "write", method, path, body }).catch(() => undefined);

/** Does each write once for its key, and loses the first answer. */
function doOnce(path: string | RegExp, write: (request: Request) => Promise<void> | void): void {
  const answerOnce = createIdempotency();
  let count = 0;
  server.use(
    http.all(path, async ({ request }) => {
      count += 1;
      const isLost = count === 1;
      const response = await answerOnce(request, async () => {
        await write(request.clone());
        return success({ name: "a" });
      });
      return isLost ? HttpResponse.error() : response;
    }),
  );
}

test("a user's name that is saved as A, as B and as A again is A, where the first answer got lost", async () => {
  let stored = "";
  doOnce("*/api/user/save-info", async (request) => {
    stored = await request.text();
  });
  const other = { email: "", countryRegion: "", area: [], address: "", introduction: "" };
  for (const name of ["A", "B", "A"]) await saveUser({ body: { ...other, name } }).catch(() => undefined);
  expect(JSON.parse(stored)).toMatchObject({ name: "A" });
});

test.each([
  ["a record that is created, deleted by its id", "/api/shelf", "/api/shelf/1"],
  ["a record that is created, deleted in its list", "/api/shelf", "/api/shelf"],
  ["what is imported, deleted in its list", "/api/shelf/import", "/api/shelf"],
])("%s and sent again is there, where the first answer got lost", async (_, created, deleted) => {
  let count = 0;
  doOnce(/\/api\/shelf/, ({ method }) => {
    count = method === "POST" ? count + 1 : 0;
  });
  await send("POST", created, { name: "a" });
  await send("DELETE", deleted);
  await send("POST", created, { name: "a" });
  expect(count).toBe(1);
});

/** The keys of a write that is sent twice, the first time without an answer. */
async function keysAround(between: () => unknown) {
  const requests = handleTestCall((count) => (count === 1 ? HttpResponse.error() : success({ name: "a" })));
  await send("POST", "/api/probe", { name: "b" });
  await between();
  await send("POST", "/api/probe", { name: "b" });
  return [requests.at(0), requests.at(-1)].map((request) => request?.headers.get("idempotency-key"));
}

test.each(["/api/other", "/api/prob", "/api/probe-2"])(
  "a write without an answer keeps its key over a change of %s",
  async (path) => {
    doOnce(`*${path}`, () => undefined);
    const [lost, again] = await keysAround(() => send("PATCH", path, {}));
    expect(again).toBe(lost);
  },
);

test.each([
  ["for ten minutes", 600_000, true],
  ["no longer", 600_001, false],
  ["no more where the machine's clock was set back by an hour", -3_600_000, false],
])("a write without an answer keeps its key %s", async (_, ms, isKept) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const [lost, again] = await keysAround(() => vi.setSystemTime(Date.now() + ms));
  expect(again === lost).toBe(isKept);
});

test("a write keeps its key where a record is changed while its answer is awaited, which then gets lost", async () => {
  const first = deferred<Response>();
  const requests = handleTestCall((count) => (count === 1 ? first.promise : success({ name: "a" })));
  const lost = send("POST", "/api/probe", { name: "c" });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await send("PATCH", "/api/probe", {});
  first.resolve(HttpResponse.error());
  await lost;
  await send("POST", "/api/probe", { name: "c" });
  const [sent, , again] = requests.map(({ headers }) => headers.get("idempotency-key"));
  expect(again).toBe(sent);
});

test("a key is always as long, also where its random bytes are small", () => {
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => bytes);
  expect(idempotencyKey({ method: "POST", url: "/api/probe", content: Symbol("upload") })).toBe("0".repeat(32));
});
