import { ServerTime } from "~/components/display/server-time";
import type { MessageContent } from "./message-row";
import { MessageTag } from "./message-tag";
import { MessageText } from "./message-text";
import classes from "./message-text.module.css";

/** A message to read, below its title. */
export const MessageDetail = ({ message }: { message: MessageContent }) => (
  <>
    <div className={classes.facts}>
      <ServerTime value={message.time} />
      <MessageTag messageType={message.messageType} />
    </div>
    <MessageText title={message.title} content={message.content} />
  </>
);
