import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/inbox";

export default {
  types: "Message types",
  type: { message: "Messages", notice: "Notices", todo: "To-dos" },
  unread: "unread",
  choose: "Select a message to read it",
  detail: "Message text",
  readAll: "Mark all read",
  clear: "Clear read",
  search: "Search titles and content",
  clearSearch: "Clear search",
  found: "{{number}} in total",
  cleared: "Read messages cleared: {{number}}",
  showCleared: "Show again",
} satisfies SameKeys<typeof translations>;
