import type { DeclaredCall } from "#mocks/backend/declared-call";
import * as card from "~/api/card";
import * as chat from "~/api/chat";
import * as dashboard from "~/api/dashboard";
import * as form from "~/api/form";
import * as login from "~/api/login";
import * as message from "~/api/message";
import * as policy from "~/api/policy";
import * as profile from "~/api/profile";
import * as user from "~/api/user";

const areas = { login, user, dashboard, message, chat, policy, card, form, profile };

const isCall = (value: unknown): value is DeclaredCall => typeof value === "function" && "spec" in value;

export type NamedCall = {
  /** The file under app/api. */
  area: string;
  /** `area.function`. */
  name: string;
  call: DeclaredCall;
};

export const calls: readonly NamedCall[] = Object.entries(areas).flatMap(([area, module]) =>
  Object.entries<unknown>(module).flatMap(([name, value]) =>
    isCall(value) ? [{ area, name: `${area}.${name}`, call: value }] : [],
  ),
);
