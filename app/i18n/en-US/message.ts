import type { SameWords } from "../same-words";
import type words from "../zh-CN/message";

export default {
  types: "Kinds of messages",
  type: { message: "Messages", notice: "Notices", todo: "To-dos" },
  unread: "unread",
  list: "List of messages",
  row: { unread: "Unread:", markRead: "Mark as read" },
  tag: { waiting: "Not started", opened: "Active", running: "In progress", expiring: "Expiring soon" },
  readAll: "Mark all read",
  clear: "Clear read",
  showAll: "View all",
  search: "Search titles and content",
  clearSearch: "Clear search",
  found: "In all: {{number}}",
  cleared: "Read messages cleared: {{number}}",
  showCleared: "Show again",
} satisfies SameWords<typeof words>;
