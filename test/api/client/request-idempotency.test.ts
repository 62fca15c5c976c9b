import { HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { failure, success } from "#mocks/backend/envelope";
import { isolateCalls } from "../../support/client";
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
