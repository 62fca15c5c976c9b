import { describe, expect, test } from "vitest";
import type { Message } from "~/api/message";
import { idsOf, messagesOf, titleOf, unreadInAll } from "~/features/messages/message-rules";

const message = (id: number, type: Message["type"], status: number): Message => ({
  id,
  type,
  status,
  title: "",
  subTitle: "",
  avatar: "",
  content: "",
  time: "",
  messageType: 0,
});

const MESSAGES = [
  message(1, "message", 0),
  message(2, "message", 0),
  message(3, "notice", 1),
  message(4, "todo", 0),
  message(5, "todo", 1),
];

type Case = { marked?: number[]; cleared?: number[]; shown: number[]; unread: number[]; hidden: number[] };

describe("shown, unread and cleared messages, by type", () => {
  test.each<Case>([
    { shown: [1, 2, 3, 4, 5], unread: [2, 0, 1], hidden: [0, 0, 0] },
    { marked: [1], shown: [1, 2, 3, 4, 5], unread: [1, 0, 1], hidden: [0, 0, 0] },
    { marked: [1, 2, 3, 4, 5], shown: [1, 2, 3, 4, 5], unread: [0, 0, 0], hidden: [0, 0, 0] },
    { marked: [99], cleared: [99], shown: [1, 2, 3, 4, 5], unread: [2, 0, 1], hidden: [0, 0, 0] },
    { cleared: [3, 5], shown: [1, 2, 4], unread: [2, 0, 1], hidden: [0, 1, 1] },
    // Unread messages are shown even if cleared, since their mark as read was refused.
    { cleared: [1], shown: [1, 2, 3, 4, 5], unread: [2, 0, 1], hidden: [0, 0, 0] },
    { marked: [1], cleared: [1], shown: [2, 3, 4, 5], unread: [1, 0, 1], hidden: [1, 0, 0] },
  ])("with $marked marked and $cleared cleared", ({ marked = [], cleared = [], shown, unread, hidden }) => {
    const summarize = messagesOf(MESSAGES, new Set(marked), cleared);
    expect(summarize.shown.map(({ id }) => id)).toEqual(shown);
    expect(Object.values(summarize.unread)).toEqual(unread);
    expect(Object.values(summarize.cleared)).toEqual(hidden);
    expect(unreadInAll(summarize.unread)).toBe(unread.reduce((sum, count) => sum + count, 0));
  });

  test("are empty without messages", () => {
    expect(messagesOf([], new Set([1]), [1])).toEqual({
      all: [],
      shown: [],
      unread: { message: 0, notice: 0, todo: 0 },
      cleared: { message: 0, notice: 0, todo: 0 },
    });
  });

  test("count an unknown status as unread", () => {
    expect(messagesOf([message(1, "todo", 7)], new Set(), []).unread.todo).toBe(1);
  });
});

test("lists the ids of a type, unread or read", () => {
  expect(idsOf(MESSAGES, "message", "unread")).toEqual([1, 2]);
  expect(idsOf(MESSAGES, "message", "read")).toEqual([]);
  expect(idsOf(MESSAGES, "todo", "unread")).toEqual([4]);
  expect(idsOf(MESSAGES, "todo", "read")).toEqual([5]);
});

test.each([
  ["宁波", "的回复", "宁波的回复"],
  ["Marie", "的回复", "Marie 的回复"],
  ["Marie", "replied", "Marie replied"],
  ["开通成功", "", "开通成功"],
])("the titles %s and %s are one line: %s", (title, subTitle, line) => {
  expect(titleOf({ title, subTitle })).toBe(line);
});
