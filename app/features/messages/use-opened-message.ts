import { useState } from "react";
import type { Message } from "~/api/message";
import { useMessageActions } from "./messages";

/** The message of a list that is being read; opening one marks it read. */
export function useOpenedMessage(messages: readonly Message[] = []) {
  const [id, setId] = useState<number>();
  const { markRead } = useMessageActions();
  return {
    message: messages.find((one) => one.id === id),
    open(next: number) {
      setId(next);
      markRead([next]);
    },
    close: () => setId(undefined),
  };
}
