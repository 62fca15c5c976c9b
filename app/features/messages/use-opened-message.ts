import { useState } from "react";
import type { Message } from "~/api/message";
import { useMessageActions } from "./messages";

/** The message of a list that is being read; opening one marks it read. */
export function useOpenedMessage(messages: readonly Message[] = []) {
  const [opened, setOpened] = useState<Message>();
  const { markRead } = useMessageActions();
  return {
    /** Also one that the list no longer has. */
    message: messages.find(({ id }) => id === opened?.id) ?? opened,
    open(next: number) {
      setOpened(messages.find(({ id }) => id === next));
      markRead([next]);
    },
    close: () => setOpened(undefined),
  };
}
