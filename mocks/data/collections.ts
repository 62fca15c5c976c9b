import type { listPresetRules, listQualityInspections, listServices } from "~/api/card";
import type { ChatItem } from "~/api/chat";
import type { Message } from "~/api/message";
import type { listOperationLog } from "~/api/profile";
import type { User } from "~/api/user";
import { type AccountName, forEachAccount } from "../backend/accounts";
import type { ResponseOf } from "../backend/declared-call";
import { chats } from "./chats";
import { inspections } from "./inspections";
import { messages } from "./messages";
import { operationLog } from "./operation-log";
import { rules } from "./rules";
import { services } from "./services";
import { users } from "./users";

/** The records that can change. Records of one account are stored by its name. */
export type Collections = {
  users: Record<AccountName, User>;
  messages: Record<AccountName, Message[]>;
  chats: Record<AccountName, ChatItem[]>;
  inspections: ResponseOf<typeof listQualityInspections>;
  services: ResponseOf<typeof listServices>;
  rules: ResponseOf<typeof listPresetRules>;
  operationLog: ResponseOf<typeof listOperationLog>;
  /** How long a token of a login is valid, in seconds; 0 without an end. */
  tokenLifeS: number;
  /** Sessions that a logout has ended, and refresh tokens that were used. */
  endedTokens: string[];
  /** The last captcha by phone number. */
  phoneCaptchas: Record<string, string>;
  /** The text of each captcha picture by its id. */
  pictureCaptchas: Record<string, string>;
};

/** The initial records of each collection. */
export const seeds: { [Name in keyof Collections]: (now: Date) => Collections[Name] } = {
  users: () => users,
  messages: (now) => forEachAccount(() => messages(now)),
  chats: (now) => forEachAccount(() => chats(now)),
  inspections,
  services: () => services,
  rules: () => rules,
  operationLog,
  tokenLifeS: () => 0,
  endedTokens: () => [],
  phoneCaptchas: () => ({}),
  pictureCaptchas: () => ({}),
};

// Stored records need the English of their seeds too, though nothing is seeded again.
for (const seed of Object.values(seeds)) seed(new Date(0));
