import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/message";

export default {
  list: "Message list",
  row: { unread: "Unread:", markRead: "Mark as read" },
  tag: { waiting: "Not started", opened: "Active", running: "In progress", expiring: "Expiring soon" },
  download: "Download the whole text",
  noNotices: "Notices you receive will be shown here",
} satisfies SameKeys<typeof translations>;
