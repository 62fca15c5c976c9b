import type { ChatItem } from "~/api/chat";
import { PANEL_PARAMS } from "./panel-params";

export const CHAT_VIEWS = ["all", "collected"] as const;
export type ChatView = (typeof CHAT_VIEWS)[number];
export type ChatFilter = { view: ChatView; search: string };

/** The panel's state from the URL's query; invalid values take the default. */
export const readChatFilter = (query: URLSearchParams): ChatFilter => ({
  view: CHAT_VIEWS.find((known) => known === query.get(PANEL_PARAMS.chats)) ?? "all",
  search: query.get(PANEL_PARAMS.chatSearch) ?? "",
});

/** The chats of a view whose sender or text contains the search text, ignoring case. */
export function findChats(chats: readonly ChatItem[], { view, search }: ChatFilter): ChatItem[] {
  const searchText = search.trim().toLowerCase();
  return chats.filter(
    ({ username, content, isCollect }) =>
      (view === "all" || isCollect) && `${username}\n${content}`.toLowerCase().includes(searchText),
  );
}
