import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test } from "vitest";
import { server } from "#mocks/node";
import { logOut } from "~/api/login";
import { endSession, startSession } from "~/session/session";
import { isolateCalls } from "../support/client";
import { setDeployment } from "../support/deployment";
import { isolateSession } from "../support/session";
import { sendTestCall } from "../support/test-call";

isolateCalls();
isolateSession();
beforeEach(() => setDeployment({ idempotencyKeys: true }));
afterEach(() => setDeployment({ idempotencyKeys: false }));

/** Loses the answers to all writes, and returns the keys that they had. */
function loseAnswers() {
  const keys: (string | null)[] = [];
  server.use(
    http.post("*", ({ request }) => {
      keys.push(request.headers.get("idempotency-key"));
      return HttpResponse.error();
    }),
  );
  return keys;
}

const write = () => sendTestCall({ kind: "write", method: "POST" }).catch(() => undefined);

test.each([
  ["after a logout", true],
  ["without one", false],
])("a write of another account, %s, has another key", async (_, hasLogout) => {
  const keys = loseAnswers();
  startSession("one");
  await write();
  if (hasLogout) endSession();
  startSession("other");
  await write();
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test("a logout whose answer was lost does not share its key with another account's", async () => {
  const keys = loseAnswers();
  for (const token of ["one", "other"]) await logOut({ token }).catch(() => undefined);
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});
