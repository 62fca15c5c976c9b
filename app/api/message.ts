import * as v from "valibot";
import { defineCall } from "./client/call";
import { confirmation, integer, number, text, time } from "./fields";

export const MESSAGE_TYPES = ["message", "notice", "todo"] as const;
export const MESSAGE_READ = 1;
export type MessageType = (typeof MESSAGE_TYPES)[number];

const message = v.object({
  id: integer,
  /** One of another type is shown among the messages, and takes no other message with it. */
  type: v.fallback(v.picklist(MESSAGE_TYPES), MESSAGE_TYPES[0]),
  title: text,
  subTitle: text,
  avatar: text,
  content: text,
  time,
  /** 0 not started, 1 opened, 2 in progress, 3 about to expire. */
  messageType: number,
  /** 0 unread, 1 read: `MESSAGE_READ`. */
  status: integer,
});
export type Message = v.InferOutput<typeof message>;

export const listMessages = defineCall({
  kind: "read",
  method: "POST",
  path: "/api/message/list",
  response: v.array(message),
});

export const markMessagesRead = defineCall({
  kind: "write",
  method: "POST",
  path: "/api/message/read",
  body: v.object({ ids: v.array(integer) }),
  response: confirmation,
});
