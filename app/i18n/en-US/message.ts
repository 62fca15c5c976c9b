import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/message";

export default {
  types: "Message types",
  type: { message: "Messages", notice: "Notices", todo: "To-dos" },
  unread: "unread",
  list: "Message list",
  row: { unread: "Unread:", markRead: "Mark as read" },
  tag: { waiting: "Not started", opened: "Active", running: "In progress", expiring: "Expiring soon" },
  download: "Download the whole text",
  choose: "Select a message to read it",
  detail: "Message text",
  readAll: "Mark all read",
  clear: "Clear read",
  noNotices: "Notices you receive will be shown here",
  search: "Search titles and content",
  clearSearch: "Clear search",
  found: "{{number}} in total",
  cleared: "Read messages cleared: {{number}}",
  showCleared: "Show again",
} satisfies SameKeys<typeof translations>;
