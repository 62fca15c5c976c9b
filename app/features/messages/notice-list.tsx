import { UnstyledButton } from "@mantine/core";
import { type MessageContent, MessageRow } from "./message-row";
import classes from "./notice-list.module.css";

export type Notice = MessageContent & { id: number };
type Props = { notices: readonly Notice[]; onRead: (id: number) => void };

/** Notices; a click on an unread one marks it read. */
export const NoticeList = ({ notices, onRead }: Props) => (
  <ul className={classes.list}>
    {notices.map((notice) => (
      <li key={notice.id}>
        {notice.status === 0 ? (
          <UnstyledButton className={classes.unread} onClick={() => onRead(notice.id)}>
            <MessageRow message={notice} />
          </UnstyledButton>
        ) : (
          <MessageRow message={notice} />
        )}
      </li>
    ))}
  </ul>
);
