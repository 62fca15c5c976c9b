import { MESSAGE_TYPES, type Message, type MessageType } from "~/api/message";
import { normalizedAddress } from "~/lib/page/normalized-address";
import { containsText, searchText } from "~/lib/text/search-text";

export type MessageView = {
  tab: MessageType;
  search: string;
  /** The id of the message that is being read. */
  message?: number;
};

function readId(text: string | null): number | undefined {
  const id = /^\d{1,16}$/.test(text ?? "") ? Number(text) : Number.NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

/** The tab, the search text and the opened message in a URL's query; an unknown tab is the first one. */
export function readView(query: URLSearchParams): MessageView {
  const tab = MESSAGE_TYPES.find((type) => type === query.get("tab")) ?? MESSAGE_TYPES[0];
  return { tab, search: searchText(query.get("search")), message: readId(query.get("message")) };
}

/** The query with a changed tab, search or message; defaults are left out. */
export function writeView(query: URLSearchParams, change: Partial<MessageView>): URLSearchParams {
  const next = new URLSearchParams(query);
  const { tab, search, message } = { ...readView(query), ...change };
  if (tab === MESSAGE_TYPES[0]) next.delete("tab");
  else next.set("tab", tab);
  if (search === "") next.delete("search");
  else next.set("search", search);
  if (message === undefined) next.delete("message");
  else next.set("message", String(message));
  return next;
}

/** The address with a valid tab and message; undefined if it is valid already. */
export const normalizedViewAddress = (url: URL): string | undefined =>
  normalizedAddress(url, (query) => writeView(query, {}));

/** The messages of the tab whose title or content contains the search text. */
export function findMessages<M extends Pick<Message, "type" | "title" | "subTitle" | "content">>(
  messages: readonly M[],
  { tab, search }: MessageView,
): M[] {
  return messages.filter(
    ({ type, title, subTitle, content }) => type === tab && containsText(`${title} ${subTitle}\n${content}`, search),
  );
}
