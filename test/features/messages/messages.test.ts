import { http } from "msw";
import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { failure, success } from "#mocks/backend/envelope";
import { faults, server } from "#mocks/node";
import { MESSAGE_POLL_MS } from "~/config/times";
import { endSession } from "~/session/session";
import { isolateCalls, recordCalls, recordFailures } from "../../support/client";
import { deferred } from "../../support/deferred";
import { isolateDrawings, settle } from "../../support/draw";
import { beginMessages, drawMessages, enterAs, holdReads, seen } from "../../support/messages";
import { isolateSession } from "../../support/session";

isolateCalls();
isolateSession();
isolateDrawings();

const LIST = "POST /api/message/list";
const READ = "POST /api/message/read";

const ALL = [1, 2, 3, 4, 5, 6];

beforeEach(() => enterAs("admin"));

/** Refetches the messages, whether that succeeds or not. */
const reload = (messages: Awaited<ReturnType<typeof drawMessages>>) =>
  act(async () => {
    await messages.now().refetch();
  });

describe("the messages", () => {
  test("are fetched once, however many components use them", async () => {
    const calls = recordCalls();
    const one = await drawMessages();
    // Later than any sharing of calls.
    vi.setSystemTime(Date.now() + MESSAGE_POLL_MS - 1);
    const two = await drawMessages();
    expect(seen(one)).toEqual({ shown: ALL, unread: [2, 1, 1] });
    expect(two.now().data).toEqual(one.now().data);
    expect(calls).toEqual([LIST]);
  });

  test("are not fetched when nobody is logged in", async () => {
    endSession();
    const calls = recordCalls();
    const messages = await beginMessages();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(messages.now().status).toBe("pending");
    expect(calls).toEqual([]);
  });

  test("report a failure, and load on another try", async () => {
    const failures = recordFailures();
    faults.set(LIST, { kind: "status", status: 500 });
    const messages = await drawMessages();
    expect(messages.now()).toMatchObject({ status: "error", error: { status: 500 } });
    expect(failures).toHaveLength(1);
    faults.clear();
    act(() => {
      messages.now().refetch();
    });
    await settle(() => expect(messages.now().status).toBe("success"));
  });

  test("stay shown when a refresh fails", async () => {
    const messages = await drawMessages();
    faults.set(LIST, { kind: "drop" });
    // Later than any reuse of a response.
    vi.setSystemTime(Date.now() + MESSAGE_POLL_MS);
    await reload(messages);
    await settle(() => expect(messages.now().isError).toBe(true));
    expect(seen(messages)).toEqual({ shown: ALL, unread: [2, 1, 1] });
  });

  test("are fetched again for another account, and gone after a logout", async () => {
    const messages = await drawMessages();
    act(() => messages.now().markRead([1]));
    await settle(() => expect(seen(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] }));
    act(() => enterAs("user"));
    expect(messages.now().status).toBe("pending");
    await settle(() => expect(seen(messages)).toEqual({ shown: ALL, unread: [2, 1, 1] }));
    act(endSession);
    expect(messages.now().status).toBe("pending");
  });

  test("ignore a response that belongs to an ended session", async () => {
    const answer = deferred<Response>();
    const held = http.post("*/api/message/list", () => answer.promise, { once: true });
    server.use(held);
    const messages = await beginMessages();
    act(() => enterAs("user"));
    await settle(() => expect(messages.now().status).toBe("success"));
    answer.resolve(success([]));
    await settle(() => expect(seen(messages)).toEqual({ shown: ALL, unread: [2, 1, 1] }));
  });
});

describe("marking as read", () => {
  test("is shown at once, sent once for a double click, and still there after a refresh", async () => {
    const messages = await drawMessages();
    const calls = recordCalls();
    act(() => {
      messages.now().markRead([1]);
      messages.now().markRead([1]);
    });
    await settle(() => expect(seen(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] }));
    await settle(() => expect(calls).toEqual([READ]));
    await reload(messages);
    expect(seen(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] });
    expect(calls).toEqual([READ, LIST]);
  });

  test("sends nothing for messages that are read or unknown", async () => {
    const messages = await drawMessages();
    const calls = recordCalls();
    act(() => messages.now().markRead([4, 6, 99]));
    act(() => messages.now().markRead([]));
    expect(calls).toEqual([]);
  });

  test.each([
    ["a refusal", { kind: "status", status: 403 }],
    ["a failure", { kind: "code", code: 50000, message: "失败" }],
    ["a broken connection", { kind: "drop" }],
    ["a response without a confirmation", { kind: "json", text: '{"status":"success","code":200,"data":false}' }],
  ] as const)("is rolled back after %s, and reported once", async (_, fault) => {
    const messages = await drawMessages();
    const failures = recordFailures();
    faults.set(READ, fault);
    act(() => messages.now().markRead([1]));
    await settle(() => expect(failures).toHaveLength(1));
    await settle(() => expect(seen(messages)).toEqual({ shown: ALL, unread: [2, 1, 1] }));
    faults.clear();
    act(() => messages.now().markRead([1]));
    await settle(() => expect(seen(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] }));
  });

  test("is not undone by an older response that arrives during or after it", async () => {
    const answers = holdReads();
    const messages = await drawMessages();
    act(() => messages.now().markRead([1]));
    await reload(messages);
    expect(seen(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] });
    await settle(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]?.resolve(success(true)));
    await reload(messages);
    expect(seen(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] });
  });

  test("rolled back, leaves what else was marked in the meantime", async () => {
    const answers = holdReads();
    const messages = await drawMessages();
    act(() => {
      messages.now().markRead([1]);
      messages.now().markAllRead("message");
      messages.now().markAllRead("todo");
    });
    await settle(() => expect(seen(messages)).toEqual({ shown: ALL, unread: [0, 1, 0] }));
    await settle(() => expect(answers).toHaveLength(3));
    await act(async () => {
      answers[0]?.resolve(failure("失败", 50000));
      answers[1]?.resolve(success(true));
      answers[2]?.resolve(success(true));
    });
    await settle(() => expect(seen(messages)).toEqual({ shown: ALL, unread: [1, 1, 0] }));
  });

  test("in an ended session changes nothing in the next one", async () => {
    const answers = holdReads();
    const messages = await drawMessages();
    act(() => messages.now().markRead([1]));
    await settle(() => expect(answers).toHaveLength(1));
    act(() => enterAs("user"));
    await settle(() => expect(messages.now().status).toBe("success"));
    server.resetHandlers();
    act(() => messages.now().markRead([1]));
    await act(async () => answers[0]?.resolve(failure("失败", 50000)));
    await settle(() => expect(seen(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] }));
  });
});
