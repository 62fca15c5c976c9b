import { http } from "msw";
import { act } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { failure, success } from "#mocks/backend/envelope";
import { messages as seeds } from "#mocks/data/messages";
import { faults, server } from "#mocks/node";
import { endSession } from "~/session/session";
import { isolateCalls, recordCalls, recordFailures } from "../../support/client";
import { deferred } from "../../support/deferred";
import { holdMarkReadResponses, renderLoadedMessages, renderMessages, shownAndUnread } from "../../support/messages";
import { settleCalls } from "../../support/pending-calls";
import { isolateRendering, waitUntil } from "../../support/render";
import { isolateSession, startSessionAs } from "../../support/session";

isolateCalls();
isolateSession();
isolateRendering();

const LIST = "POST /api/message/list";
const READ = "POST /api/message/read";

const ALL = [1, 2, 3, 4, 5, 6];

beforeEach(() => startSessionAs("admin"));

/** Refetches the messages, whether that succeeds or not. */
const reload = (messages: Awaited<ReturnType<typeof renderLoadedMessages>>) =>
  act(async () => {
    await messages.current().refetch();
  });

describe("the messages", () => {
  test("are fetched once, however many components use them", async () => {
    const calls = recordCalls();
    const one = await renderLoadedMessages();
    // Later than any sharing of calls.
    vi.setSystemTime(Date.now() + 59_999);
    const two = await renderLoadedMessages();
    expect(shownAndUnread(one)).toEqual({ shown: ALL, unread: [2, 1, 1] });
    expect(two.current().data).toEqual(one.current().data);
    expect(calls).toEqual([LIST]);
  });

  test("are not fetched when logged out", async () => {
    endSession();
    const calls = recordCalls();
    const messages = await renderMessages();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(messages.current().status).toBe("pending");
    expect(calls).toEqual([]);
  });

  test("of a type that the console does not know are among the others, and take none with them", async () => {
    const list = seeds(new Date()).map((message) => (message.id === 6 ? { ...message, type: "survey" } : message));
    server.use(http.post("*/api/message/list", () => success(list)));
    const messages = await renderLoadedMessages();
    const { shown } = messages.current().data ?? {};
    expect(shown?.map(({ id }) => id)).toEqual(ALL);
    expect(shown?.find(({ id }) => id === 6)?.type).toBe("message");
  });

  test("report a failure, and load on another try", async () => {
    const failures = recordFailures();
    faults.set(LIST, { kind: "status", status: 500 });
    const messages = await renderLoadedMessages();
    expect(messages.current()).toMatchObject({ status: "error", error: { status: 500 } });
    expect(failures).toHaveLength(1);
    faults.clear();
    act(() => {
      messages.current().refetch();
    });
    await waitUntil(() => expect(messages.current().status).toBe("success"));
  });

  test("stay shown when a refresh fails", async () => {
    const messages = await renderLoadedMessages();
    faults.set(LIST, { kind: "drop" });
    // Later than any reuse of a response.
    vi.setSystemTime(Date.now() + 60_000);
    await reload(messages);
    await waitUntil(() => expect(messages.current().isError).toBe(true));
    expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [2, 1, 1] });
  });

  test("are fetched again for another account, and gone after a logout", async () => {
    const messages = await renderLoadedMessages();
    act(() => messages.current().markRead([1]));
    await waitUntil(() => expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] }));
    act(() => startSessionAs("user"));
    expect(messages.current().status).toBe("pending");
    await waitUntil(() => expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [2, 1, 1] }));
    act(endSession);
    expect(messages.current().status).toBe("pending");
  });

  test("ignore a response that belongs to an ended session", async () => {
    const response = deferred<Response>();
    const held = http.post("*/api/message/list", () => response.promise, { once: true });
    server.use(held);
    const messages = await renderMessages();
    act(() => startSessionAs("user"));
    await waitUntil(() => expect(messages.current().status).toBe("success"));
    response.resolve(success([]));
    await act(settleCalls);
    expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [2, 1, 1] });
  });
});

describe("marking as read", () => {
  test("is shown at once, sent once for a double click, and still there after a refresh", async () => {
    const messages = await renderLoadedMessages();
    const calls = recordCalls();
    act(() => {
      messages.current().markRead([1]);
      messages.current().markRead([1]);
    });
    await waitUntil(() => expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] }));
    await waitUntil(() => expect(calls).toEqual([READ]));
    await reload(messages);
    expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] });
    expect(calls).toEqual([READ, LIST]);
  });

  test("sends nothing for messages that are read or unknown", async () => {
    const messages = await renderLoadedMessages();
    const calls = recordCalls();
    act(() => messages.current().markRead([4, 6, 99]));
    act(() => messages.current().markRead([]));
    await act(settleCalls);
    expect(calls).toEqual([]);
  });

  test.each([
    ["a refusal", { kind: "status", status: 403 }],
    ["a failure", { kind: "code", code: 50000, message: "失败" }],
    ["a broken connection", { kind: "drop" }],
    ["a response without a confirmation", { kind: "json", text: '{"status":"success","code":200,"data":false}' }],
  ] as const)("is rolled back after %s, and reported once", async (_, fault) => {
    const messages = await renderLoadedMessages();
    const failures = recordFailures();
    faults.set(READ, fault);
    act(() => messages.current().markRead([1]));
    await waitUntil(() => expect(failures).toHaveLength(1));
    await waitUntil(() => expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [2, 1, 1] }));
    faults.clear();
    act(() => messages.current().markRead([1]));
    await waitUntil(() => expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] }));
  });

  test("is not undone by an older response that arrives during or after it", async () => {
    const responses = holdMarkReadResponses();
    const messages = await renderLoadedMessages();
    act(() => messages.current().markRead([1]));
    await reload(messages);
    expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] });
    await waitUntil(() => expect(responses).toHaveLength(1));
    await act(async () => responses[0]?.resolve(success(true)));
    await reload(messages);
    expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] });
  });

  test("rolled back, leaves what else was marked in the meantime", async () => {
    const responses = holdMarkReadResponses();
    const messages = await renderLoadedMessages();
    act(() => {
      messages.current().markRead([1]);
      messages.current().markAllRead("message");
      messages.current().markAllRead("todo");
    });
    await waitUntil(() => expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [0, 1, 0] }));
    await waitUntil(() => expect(responses).toHaveLength(3));
    await act(async () => {
      responses[0]?.resolve(failure("失败", 50000));
      responses[1]?.resolve(success(true));
      responses[2]?.resolve(success(true));
    });
    await waitUntil(() => expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [1, 1, 0] }));
  });

  test("in an ended session changes nothing in the next one", async () => {
    const responses = holdMarkReadResponses();
    const messages = await renderLoadedMessages();
    act(() => messages.current().markRead([1]));
    await waitUntil(() => expect(responses).toHaveLength(1));
    act(() => startSessionAs("user"));
    await waitUntil(() => expect(messages.current().status).toBe("success"));
    server.resetHandlers();
    act(() => messages.current().markRead([1]));
    await act(async () => responses[0]?.resolve(failure("失败", 50000)));
    await waitUntil(() => expect(shownAndUnread(messages)).toEqual({ shown: ALL, unread: [1, 1, 1] }));
  });
});
