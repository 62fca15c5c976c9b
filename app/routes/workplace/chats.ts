import type { ChatItem } from "~/api/chat";
import { containsText, searchText } from "~/lib/text/search-text";
import { PANEL_PARAMS, writePanelParam } from "./panel-params";

export const CHAT_VIEWS = ["all", "collected"] as const;
export type ChatView = (typeof CHAT_VIEWS)[number];
export type ChatFilter = { view: ChatView; search: string };

/** The panel's state from the URL's query; invalid values take the default. */
export const readChatFilter = (query: URLSearchParams): ChatFilter => ({
  view: CHAT_VIEWS.find((known) => known === query.get(PANEL_PARAMS.chats)) ?? CHAT_VIEWS[0],
  search: searchText(query.get(PANEL_PARAMS.chatSearch)),
});

/** The query with a changed state; defaults are left out. */
export function writeChatFilter(query: URLSearchParams, change: Partial<ChatFilter>): URLSearchParams {
  const { view, search } = { ...readChatFilter(query), ...change };
  return writePanelParam(
    writePanelParam(query, PANEL_PARAMS.chats, view, CHAT_VIEWS[0]),
    PANEL_PARAMS.chatSearch,
    search.trim(),
  );
}

/** The chats of a view whose sender or text contains the search text. */
export function findChats(chats: readonly ChatItem[], { view, search }: ChatFilter): ChatItem[] {
  return chats.filter(
    ({ username, content, isCollect }) =>
      (view === "all" || isCollect) && containsText(`${username}\n${content}`, search),
  );
}
