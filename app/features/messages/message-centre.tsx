import { Button } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MESSAGE_TYPES, type Message, type MessageType } from "~/api/message";
import { QueryView } from "~/components/feedback/query-view";
import { withFocusAround } from "~/lib/page/focus-around";
import { pathTo } from "~/navigation/paths";
import classes from "./message-centre.module.css";
import { MessageList } from "./message-list";
import { type Counts, idsOf } from "./message-rules";
import { MessageSkeleton } from "./message-skeleton";
import { MessageTabs } from "./message-tabs";
import { clearRead, useMessageActions, useMessages } from "./messages";

type Props = {
  close: () => void;
  /** Opens a message above it. */
  onOpen: (message: Message) => void;
};

/** The content of the popover and the drawer in the navbar: messages by type, and their actions. */
export function MessageCentre({ close, onOpen }: Props) {
  const { t } = useTranslation(["inbox", "console"]);
  const [selected, setType] = useState<MessageType>();
  const messages = useMessages();
  const { shown = [], unread } = messages.data ?? {};
  // As it was when it opened: reading the last of a tab does not lead to another one.
  if (!selected && unread) setType(firstUnreadType(unread));
  const type = selected ?? MESSAGE_TYPES[0];
  const { markRead, markAllRead } = useMessageActions();
  const read = idsOf(shown, type, "read");

  function openMessage(id: number) {
    const message = shown.find((one) => one.id === id);
    if (message) onOpen(message);
    markRead([id]);
  }

  return (
    <div className={classes.centre}>
      <MessageTabs value={type} onChange={setType} unread={unread} isLoading={messages.isPending}>
        <div className={classes.scroller} data-scroller>
          <QueryView
            query={messages}
            skeleton={<MessageSkeleton />}
            isEmpty={(data) => !data.shown.some((message) => message.type === type)}
          >
            {(data) => (
              <MessageList
                messages={data.shown.filter((message) => message.type === type)}
                onOpen={openMessage}
                onRead={(id) => markRead([id])}
              />
            )}
          </QueryView>
        </div>
      </MessageTabs>
      <div className={classes.footer}>
        <Button
          size="xs"
          variant="subtle"
          disabled={!unread?.[type]}
          onClick={withFocusAround(() => markAllRead(type))}
        >
          {t("readAll")}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          disabled={read.length === 0}
          onClick={withFocusAround(() => clearRead(read))}
        >
          {t("clear")}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          component={Link}
          to={`${pathTo("Message")}?tab=${type}`}
          className={classes.all}
          onClick={close}
        >
          {t("console:panel.all")}
        </Button>
      </div>
    </div>
  );
}

/** The first type with an unread message, else the first of all. */
const firstUnreadType = (unread: Counts): MessageType =>
  MESSAGE_TYPES.find((type) => unread[type] > 0) ?? MESSAGE_TYPES[0];
