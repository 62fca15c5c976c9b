import { listMessages, MESSAGE_READ, markMessagesRead } from "~/api/message";
import { CONFIRMED, handle } from "./backend/handle";

export const messageRoutes = [
  handle(listMessages, async ({ db, account }) => (await db.read("messages"))[account]),
  handle(markMessagesRead, async ({ db, account, body }) => {
    await db.change("messages", (all) => ({
      ...all,
      [account]: all[account].map((message) =>
        body.ids.includes(message.id) ? { ...message, status: MESSAGE_READ } : message,
      ),
    }));
    return CONFIRMED;
  }),
];
