import type { listPresetRules, listQualityInspections, listServices } from "~/api/card";
import type { ChatItem } from "~/api/chat";
import type { Message } from "~/api/message";
import type { Policy } from "~/api/policy";
import type { listOperationLog } from "~/api/profile";
import type { User } from "~/api/user";
import { type AccountName, forEachAccount } from "../backend/accounts";
import type { ResponseOf } from "../backend/declared-call";
import { chats } from "./chats";
import { inspections } from "./inspections";
import { messages } from "./messages";
import { operationLog } from "./operation-log";
import { policies } from "./policies";
import { rules } from "./rules";
import { services } from "./services";
import { users } from "./users";

/** The records that an operator can change. What belongs to one account is kept by its name. */
export type Collections = {
  users: Record<AccountName, User>;
  messages: Record<AccountName, Message[]>;
  chats: Record<AccountName, ChatItem[]>;
  policies: Policy[];
  inspections: ResponseOf<typeof listQualityInspections>;
  services: ResponseOf<typeof listServices>;
  rules: ResponseOf<typeof listPresetRules>;
  operationLog: ResponseOf<typeof listOperationLog>;
  /** The captcha last sent to a telephone number. */
  phoneCaptchas: Record<string, string>;
  /** The text of a captcha picture, by its id. */
  pictureCaptchas: Record<string, string>;
};

/** What each collection holds before anything was changed. */
export const seeds: { [Name in keyof Collections]: (now: Date) => Collections[Name] } = {
  users: () => users,
  messages: (now) => forEachAccount(() => messages(now)),
  chats: (now) => forEachAccount(() => chats(now)),
  policies: (now) => policies(now),
  inspections,
  services: () => services,
  rules: () => rules,
  operationLog,
  phoneCaptchas: () => ({}),
  pictureCaptchas: () => ({}),
};
