import { collectChat, listChats } from "~/api/chat";
import { bilingual } from "./backend/bilingual";
import { handle } from "./backend/handle";
import { findRecord, replaceRecord } from "./backend/records";

const MISSING = bilingual("聊天不存在", "There is no such chat");

export const chatRoutes = [
  handle(listChats, async ({ db, account }) => (await db.read("chats"))[account]),
  handle(collectChat, async ({ db, account, params, body }) => {
    const chats = await db.change("chats", (all) => ({
      ...all,
      [account]: replaceRecord(all[account], params.id, MISSING, (chat) => ({ ...chat, isCollect: body.isCollect })),
    }));
    return findRecord(chats[account], params.id, MISSING);
  }),
];
