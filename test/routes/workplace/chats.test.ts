import { expect, test } from "vitest";
import type { ChatItem } from "~/api/chat";
import { type ChatFilter, findChats, readChatFilter, writeChatFilter } from "~/routes/workplace/chats";

const chat = (id: number, username: string, content: string, isCollect = false): ChatItem => ({
  id,
  username,
  content,
  time: "",
  isCollect,
});
const CHATS = [
  chat(1, "林小满", "码率 1500 kbps", true),
  chat(2, "Ada", "see you at ten"),
  chat(3, "周以宁", "好的", true),
];

test.each<[ChatFilter, number[]]>([
  [{ view: "all", search: "" }, [1, 2, 3]],
  [{ view: "all", search: "  " }, [1, 2, 3]],
  [{ view: "collected", search: "" }, [1, 3]],
  [{ view: "all", search: "林" }, [1]],
  [{ view: "all", search: "KBPS" }, [1]],
  [{ view: "all", search: " ada " }, [2]],
  [{ view: "collected", search: "ada" }, []],
  [{ view: "all", search: "满码" }, []],
])("%o finds the chats %o", (choice, ids) => {
  expect(findChats(CHATS, choice).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ["", { view: "all", search: "" }],
  ["?chats=collected&chatSearch=%E6%9E%97", { view: "collected", search: "林" }],
  ["?chats=everything", { view: "all", search: "" }],
])("the query %j is read as %o", (query, choice) => {
  expect(readChatFilter(new URLSearchParams(query))).toEqual(choice);
});

test.each([
  ["chats=everything&a=1", "a=1"],
  ["chats=all", ""],
  ["chats=collected&chatSearch=", "chats=collected"],
  [`chatSearch=${"x".repeat(300)}`, `chatSearch=${"x".repeat(100)}`],
  [`chatSearch=${"🎬".repeat(101)}`, `chatSearch=${encodeURIComponent("🎬".repeat(100))}`],
])("the query %j is repaired to %j", (query, repaired) => {
  expect(String(writeChatFilter(new URLSearchParams(query), {}))).toBe(repaired);
});
