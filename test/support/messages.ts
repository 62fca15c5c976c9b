import { http } from "msw";
import { expect } from "vitest";
import { server } from "#mocks/node";
import { useMessageActions, useMessages } from "~/features/messages/messages";
import { deferred } from "./deferred";
import { renderTestHook, waitUntil } from "./render";

const useMessagesAndActions = () => ({ ...useMessages(), ...useMessageActions() });
type RenderedMessages = { current: () => ReturnType<typeof useMessagesAndActions> };

/** Renders the hooks without waiting for the messages. */
export const renderMessages = (): Promise<RenderedMessages> => renderTestHook(useMessagesAndActions);

/** Renders the hooks and waits for the first response. */
export async function renderLoadedMessages(): Promise<RenderedMessages> {
  const messages = await renderMessages();
  await waitUntil(() => expect(messages.current().status).not.toBe("pending"));
  return messages;
}

/** The ids of all messages shown, and the unread counts of message, notice and todo. */
export function shownAndUnread(messages: RenderedMessages) {
  const { status, data } = messages.current();
  if (!data) return status;
  const { shown, unread } = data;
  return { shown: shown.map(({ id }) => id), unread: Object.values(unread) };
}

/** Holds back the responses of marking as read until the test gives one. */
export function holdMarkReadResponses() {
  const responses: ReturnType<typeof deferred<Response>>[] = [];
  server.use(
    http.post("*/api/message/read", () => {
      const response = deferred<Response>();
      responses.push(response);
      return response.promise;
    }),
  );
  return responses;
}
