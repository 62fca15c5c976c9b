import * as v from "valibot";
import { defineCall } from "./client/call";
import { flag, id, text, time } from "./fields";

const chatItem = v.object({ id, username: text, content: text, time, isCollect: flag });
export type ChatItem = v.InferOutput<typeof chatItem>;

export const listChats = defineCall({
  kind: "read",
  method: "POST",
  path: "/api/chat/list",
  response: v.array(chatItem),
});

export const collectChat = defineCall({
  kind: "write",
  method: "PATCH",
  path: "/api/chat/:id",
  body: v.object({ isCollect: v.boolean() }),
  response: chatItem,
});
