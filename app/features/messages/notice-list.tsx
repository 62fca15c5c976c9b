import { UnstyledButton } from "@mantine/core";
import { FirstItems } from "~/components/display/first-items";
import { isSelectingText } from "~/lib/page/is-selecting-text";
import { type MessageContent, MessageRow } from "./message-row";
import { isUnread } from "./message-rules";
import classes from "./notice-list.module.css";

export type Notice = MessageContent & { id: number };
type Props = { notices: readonly Notice[]; onOpen: (id: number) => void };

/** Notices; a click opens one. */
export const NoticeList = ({ notices, onOpen }: Props) => (
  <FirstItems items={notices}>
    {(shown) => (
      <ul className={classes.list}>
        {shown.map((notice) => (
          <li key={notice.id} data-read={!isUnread(notice) || undefined}>
            <UnstyledButton className={classes.notice} onClick={(event) => isSelectingText(event) || onOpen(notice.id)}>
              <MessageRow message={notice} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    )}
  </FirstItems>
);
