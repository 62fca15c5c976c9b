import { act } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { faults } from "#mocks/node";
import { trackUserActivity, userActivity } from "~/lib/page/user-activity";
import { isolateCalls, recordCalls, recordFailures } from "../../support/client";
import { renderMessages } from "../../support/messages";
import { isolateRendering } from "../../support/render";
import { isolateSession, startSessionAs } from "../../support/session";

isolateCalls();
isolateSession();
isolateRendering();

const LIST = "POST /api/message/list";
const MINUTE_MS = 60_000;

beforeEach(() => {
  startSessionAs("admin");
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});

type Messages = Awaited<ReturnType<typeof renderMessages>>;

/** Waits until no call is running; unlike the library's own wait it passes the fake time. */
const settle = (messages: Messages) =>
  act(() => vi.waitFor(() => expect(messages.current()).toMatchObject({ fetchStatus: "idle", isPending: false })));

async function renderLoaded(): Promise<Messages> {
  const messages = await renderMessages();
  await settle(messages);
  return messages;
}

/** Lets a minute pass, and the poll in it end. */
async function pass(messages: Messages): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  await settle(messages);
}

test("a poll that fails again is not reported again, a retry by hand is", async () => {
  const messages = await renderLoaded();
  const [calls, failures] = [recordCalls(), recordFailures()];
  faults.set(LIST, { kind: "status", status: 500 });
  await pass(messages);
  expect(failures).toHaveLength(1);
  await pass(messages);
  await pass(messages);
  expect(calls).toEqual([LIST, LIST, LIST]);
  expect(failures).toHaveLength(1);
  await act(() => messages.current().refetch());
  expect(failures).toHaveLength(2);
});

test("nor is one that fails like the first load of all", async () => {
  const failures = recordFailures();
  faults.set(LIST, { kind: "status", status: 500 });
  const messages = await renderLoaded();
  expect(failures).toHaveLength(1);
  await pass(messages);
  await pass(messages);
  expect(failures).toHaveLength(1);
});

test("a poll that fails in another way is reported, such as that the login has expired", async () => {
  const messages = await renderLoaded();
  const failures = recordFailures();
  faults.set(LIST, { kind: "status", status: 500 });
  await pass(messages);
  faults.set(LIST, { kind: "expired" });
  await pass(messages);
  await pass(messages);
  expect(failures).toMatchObject([
    { error: { status: 500 } },
    { error: { isLoginExpired: true }, reportsExpiry: true },
  ]);
});

test("polling stops after 15 minutes without a key or a pointer, and goes on at once with the next", async () => {
  onTestFinished(trackUserActivity());
  const messages = await renderLoaded();
  const calls = recordCalls();
  for (let minutes = 0; minutes < 20; minutes += 1) await pass(messages);
  expect(userActivity.get().isIdle).toBe(true);
  const before = calls.length;
  expect(before).toBeGreaterThan(12);
  expect(before).toBeLessThanOrEqual(15);
  act(() => {
    dispatchEvent(new Event("pointermove"));
  });
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS / 2));
  await settle(messages);
  expect(calls).toHaveLength(before + 1);
  await pass(messages);
  expect(calls).toHaveLength(before + 2);
});
