import { http } from "msw";
import { expect } from "vitest";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { users } from "#mocks/data/users";
import { server } from "#mocks/node";
import { useMessageActions, useMessages } from "~/features/messages/messages";
import type { Role } from "~/navigation/roles";
import { session } from "~/session/session";
import { deferred } from "./deferred";
import { drawHook, settle } from "./draw";
import { storeTokenOf } from "./session";

/** Starts the session of a demonstration account with its user loaded. */
export function enterAs(account: Role): void {
  storeTokenOf(account);
  session.set({ token: ACCOUNTS[account].token, user: users[account], role: account });
}

const useBoth = () => ({ ...useMessages(), ...useMessageActions() });
type Drawn = { now: () => ReturnType<typeof useBoth> };

/** Renders the hooks without waiting for the messages. */
export const beginMessages = (): Promise<Drawn> => drawHook(useBoth);

/** Renders the hooks and waits for the first response. */
export async function drawMessages(): Promise<Drawn> {
  const messages = await beginMessages();
  await settle(() => expect(messages.now().status).not.toBe("pending"));
  return messages;
}

/** The ids of all messages shown, and the unread counts of message, notice and todo. */
export function seen(messages: Drawn) {
  const { status, data } = messages.now();
  if (!data) return status;
  const { shown, unread } = data;
  return { shown: shown.map(({ id }) => id), unread: Object.values(unread) };
}

/** Holds back the responses of marking as read until the test gives one. */
export function holdReads() {
  const answers: ReturnType<typeof deferred<Response>>[] = [];
  server.use(
    http.post("*/api/message/read", () => {
      const answer = deferred<Response>();
      answers.push(answer);
      return answer.promise;
    }),
  );
  return answers;
}
