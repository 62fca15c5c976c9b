import type { ChatItem } from "~/api/chat";
import { CHOICE } from "./panel-choices";

export const CHAT_VIEWS = ["all", "collected"] as const;
export type ChatView = (typeof CHAT_VIEWS)[number];
export type ChatChoice = { view: ChatView; search: string };

/** The panel's state from the URL's query; invalid values take the default. */
export const readChatChoice = (query: URLSearchParams): ChatChoice => ({
  view: CHAT_VIEWS.find((known) => known === query.get(CHOICE.chats)) ?? "all",
  search: query.get(CHOICE.chatSearch) ?? "",
});

/** The chats of a view whose sender or text contains the search text, ignoring case. */
export function findChats(chats: readonly ChatItem[], { view, search }: ChatChoice): ChatItem[] {
  const searchText = search.trim().toLowerCase();
  return chats.filter(
    ({ username, content, isCollect }) =>
      (view === "all" || isCollect) && `${username}\n${content}`.toLowerCase().includes(searchText),
  );
}
