import { act } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { failure } from "#mocks/backend/envelope";
import { STORAGE_KEY } from "~/config/storage-keys";
import { clearRead, showCleared } from "~/features/messages/messages";
import { session } from "~/session/session";
import { isolateCalls } from "../../support/client";
import { holdMarkReadResponses, renderLoadedMessages, shownAndUnread } from "../../support/messages";
import { isolateRendering, waitUntil } from "../../support/render";
import { isolateSession, startSessionAs } from "../../support/session";

isolateCalls();
isolateSession();
isolateRendering();

beforeEach(() => startSessionAs("admin"));

describe("clearing messages", () => {
  test("hides the read ones of a type, over a reload too, until they are shown again", async () => {
    const messages = await renderLoadedMessages();
    act(() => clearRead([4]));
    expect(shownAndUnread(messages)).toEqual({ shown: [1, 2, 3, 5, 6], unread: [2, 1, 1] });
    expect(messages.current()).toMatchObject({ data: { cleared: { message: 0, notice: 1, todo: 0 } } });
    act(() => clearRead([6]));
    act(() => session.set({ token: "another" }));
    act(() => startSessionAs("admin"));
    await waitUntil(() => expect(shownAndUnread(messages)).toEqual({ shown: [1, 2, 3, 5], unread: [2, 1, 1] }));
    act(() => showCleared("notice"));
    expect(shownAndUnread(messages)).toEqual({ shown: [1, 2, 3, 4, 5], unread: [2, 1, 1] });
  });

  test("forgets ids that the server no longer sends", async () => {
    localStorage.setItem(STORAGE_KEY.clearedMessages, '[["15012312300",[98,99]]]');
    await renderLoadedMessages();
    act(() => clearRead([4]));
    expect(localStorage.getItem(STORAGE_KEY.clearedMessages)).toBe('[["15012312300",[4]]]');
  });

  test("does not hide a message whose mark as read is refused afterwards", async () => {
    const responses = holdMarkReadResponses();
    const messages = await renderLoadedMessages();
    act(() => messages.current().markRead([3]));
    act(() => clearRead([3, 4]));
    await waitUntil(() => expect(shownAndUnread(messages)).toEqual({ shown: [1, 2, 5, 6], unread: [2, 0, 1] }));
    await waitUntil(() => expect(responses).toHaveLength(1));
    await act(async () => responses[0]?.resolve(failure("失败", 50000)));
    await waitUntil(() => expect(shownAndUnread(messages)).toEqual({ shown: [1, 2, 3, 5, 6], unread: [2, 1, 1] }));
  });
});
