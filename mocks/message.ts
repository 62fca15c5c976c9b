import { listMessages, markMessagesRead } from "~/api/message";
import { answer, CONFIRMED } from "./backend/answer";

const READ = 1;

export const messageRoutes = [
  answer(listMessages, async ({ db, account }) => (await db.read("messages"))[account]),
  answer(markMessagesRead, async ({ db, account, body }) => {
    await db.change("messages", (all) => ({
      ...all,
      [account]: all[account].map((message) =>
        body.ids.includes(message.id) ? { ...message, status: READ } : message,
      ),
    }));
    return CONFIRMED;
  }),
];
