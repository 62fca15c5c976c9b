import type { SameWords } from "../same-words";
import type words from "../zh-CN/message";

export default {
  row: { unread: "Unread:" },
  tag: { waiting: "Not started", opened: "Active", running: "In progress", expiring: "Expiring soon" },
} satisfies SameWords<typeof words>;
