import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { failure, success } from "#mocks/backend/envelope";
import { createIdempotency } from "#mocks/backend/idempotency";
import { server } from "#mocks/node";
import { ApiError } from "~/api/client/api-error";
import { renewTokensWith } from "~/api/client/expired-token";
import { STORAGE_KEY } from "~/config/storage-keys";
import { MissingFileError } from "~/lib/loading/import-with-retry";
import { isolateCalls, recordFailures } from "../../support/client";
import { setDeployment } from "../../support/deployment";
import { handleTestCall, sendTestCall } from "../../support/test-call";

isolateCalls();
beforeEach(() => setDeployment({ idempotencyKeys: true }));
afterEach(() => setDeployment({ idempotencyKeys: false }));

const write = (content: string) =>
  sendTestCall({ kind: "write", method: "POST", body: { content } }).catch(() => undefined);
const keysOf = (requests: Request[]) => requests.map(({ headers }) => headers.get("idempotency-key"));
const done = () => success({ name: "a" });

test("a write has the same key until its answer is known, and the next one another", async () => {
  const requests = handleTestCall((count) => (count === 1 ? HttpResponse.error() : done()));
  for (let sent = 0; sent < 3; sent += 1) await write("a");
  const [lost, again, next] = keysOf(requests);
  expect(lost).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});

test.each<[string, () => Response, boolean]>([
  ["refused", () => failure("no", 50000), false],
  ["cut off by a gateway", () => new HttpResponse("", { status: 504 }), true],
])("a write that was %s keeps its key: %s", async (_, respond, isKept) => {
  const requests = handleTestCall((count) => (count === 1 ? respond() : done()));
  await write("b");
  await write("b");
  const [first, second] = keysOf(requests);
  expect(first === second).toBe(isKept);
});

test("other content has another key, a read has none, and neither has a write where the deployment asks for none", async () => {
  const requests = handleTestCall((count) => (count < 3 ? HttpResponse.error() : done()));
  await write("c");
  await write("d");
  await sendTestCall();
  await setDeployment({ idempotencyKeys: false });
  await write("c");
  const [one, other, ...none] = keysOf(requests);
  expect(one).not.toBe(other);
  expect(none).toEqual([null, null]);
});

/** A switch, at a server that does each key once; the answers to some of the writes, counted from 1, are lost. */
function serveSwitch(lost: number[]) {
  const state = { isOn: false };
  const doOnce = createIdempotency();
  let count = 0;
  server.use(
    http.all("*/api/probe", async ({ request }) => {
      count += 1;
      const isLost = lost.includes(count);
      const response = await doOnce(request, async () => {
        state.isOn = (await request.clone().text()).includes("true");
        return done();
      });
      return isLost ? HttpResponse.error() : response;
    }),
  );
  return state;
}

test.each<["PATCH" | "PUT", string, number[]]>([
  ["PATCH", "the first answer", [1]],
  ["PUT", "the first answer", [1]],
  ["PATCH", "the first two answers", [1, 2]],
])("a switch that is set on, off and on by %s is on, where %s got lost", async (method, _, lost) => {
  const state = serveSwitch(lost);
  for (const isOn of [true, false, true])
    await sendTestCall({ kind: "write", method, body: { isOn } }).catch(() => undefined);
  expect(state.isOn).toBe(true);
});

test("a POST keeps its key while others are answered at its address, and a change while it is read", async () => {
  const requests = handleTestCall((count) => ([1, 4].includes(count) ? HttpResponse.error() : done()));
  for (const content of ["e", "f", "e"]) await write(content);
  const change = () => sendTestCall({ kind: "write", method: "PATCH", body: {} }).catch(() => undefined);
  await change();
  await sendTestCall();
  await change();
  const [lost, , again, lostChange, , changed] = keysOf(requests);
  expect(again).toBe(lost);
  expect(changed).toBe(lostChange);
});

test("a write has the same key after its token was renewed", async () => {
  const requests = handleTestCall((count) => (count === 1 ? HttpResponse.error() : done()));
  localStorage.setItem(STORAGE_KEY.token, "expired");
  await write("g");
  localStorage.setItem(STORAGE_KEY.token, "renewed");
  await write("g");
  expect(requests.map(({ headers }) => headers.get("access-token"))).toEqual(["expired", "renewed"]);
  const [lost, again] = keysOf(requests);
  expect(again).toBe(lost);
});

test.each([
  ["the renewal fails", new ApiError("", { reason: "network", call: "renewal", token: "" })],
  ["the code of the renewal is missing", new MissingFileError("A file of the console could not be loaded")],
])("a write whose answer got lost keeps its key, and fails as the call it is, while %s", async (_, error) => {
  onTestFinished(() => renewTokensWith(async () => undefined));
  renewTokensWith(() => Promise.reject(error));
  const failures = recordFailures();
  localStorage.setItem(STORAGE_KEY.token, "expired");
  const answers = [HttpResponse.error(), failure("expired", 401, 401), done()];
  const requests = handleTestCall((count) => answers[count - 1] ?? done());
  for (const _ of answers) await write("h");
  const [lost, refused, again] = keysOf(requests);
  expect([refused, again]).toEqual([lost, lost]);
  expect(failures.map((failure) => failure.error.reason)).toEqual(["network", "network"]);
});
