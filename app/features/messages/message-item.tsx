import { UnstyledButton } from "@mantine/core";
import { type KeyboardEvent, type MouseEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isSelectingText } from "~/lib/page/is-selecting-text";
import classes from "./message-list.module.css";
import { type MessageContent, MessageRow } from "./message-row";
import { isUnread } from "./message-rules";

type Props = {
  message: MessageContent;
  /** Its index in the whole list, from zero, and the length of the list. */
  index: number;
  total: number;
  /** Whether it is the list's one tab stop. */
  isFocusable: boolean;
  /** Whether its text is shown beside the list. */
  isOpen: boolean;
  onOpen: () => void;
  onRead: () => void;
  onFocus: () => void;
};

/** One message of a list: a click or Enter opens it, its button marks it read. */
export function MessageItem({ message, index, total, isFocusable, isOpen, onOpen, onRead, onFocus }: Props) {
  const { t } = useTranslation("message");
  const titleId = useId();
  const article = useRef<HTMLElement>(null);
  const unread = isUnread(message);
  const tabIndex = isFocusable ? 0 : -1;

  function onKeyDown(event: KeyboardEvent) {
    if (event.target !== event.currentTarget || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    onOpen();
  }

  function onMarkRead(event: MouseEvent) {
    event.stopPropagation();
    // Its button is gone then.
    article.current?.focus({ preventScroll: true });
    onRead();
  }

  return (
    <article
      ref={article}
      aria-labelledby={titleId}
      aria-posinset={index + 1}
      aria-setsize={total}
      tabIndex={tabIndex}
      className={classes.item}
      data-unread={unread || undefined}
      aria-current={isOpen || undefined}
      onClick={(event) => isSelectingText(event) || onOpen()}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <MessageRow message={message} titleId={titleId} />
      {unread && (
        <UnstyledButton
          className={`${classes.mark} screen-only`}
          tabIndex={tabIndex}
          aria-describedby={titleId}
          onClick={onMarkRead}
        >
          {t("row.markRead")}
        </UnstyledButton>
      )}
    </article>
  );
}
