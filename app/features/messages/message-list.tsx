import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { isSystemShortcut } from "~/lib/page/system-shortcut";
import { usePrinting } from "~/lib/page/use-phone-page";
import { MessageItem } from "./message-item";
import classes from "./message-list.module.css";
import type { MessageContent } from "./message-row";
import { useVirtualRows } from "./use-virtual-rows";

type Props = {
  messages: readonly (MessageContent & { id: number })[];
  /** The message whose text is shown beside the list. */
  opened?: number;
  onOpen: (id: number) => void;
  onRead: (id: number) => void;
};

/** The next row by key, as in the WAI-ARIA feed pattern. */
const STEPS: Partial<Record<string, (from: number, last: number) => number>> = {
  ArrowDown: (from) => from + 1,
  PageDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  PageUp: (from) => from - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * A virtualized feed of messages (WAI-ARIA feed pattern): one tab stop, from which the arrow keys move the focus.
 */
export function MessageList({ messages, opened, onOpen, onRead }: Props) {
  const { t } = useTranslation("message");
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number>();
  const ids = messages.map(({ id }) => id);
  const focusable = Math.max(0, ids.indexOf(active ?? Number.NaN));
  const isPrinting = usePrinting();
  const rows = useVirtualRows({ list, ids, focused: focusable });

  function moveFocus(event: KeyboardEvent) {
    if (isSystemShortcut(event)) return;
    const last = ids.length - 1;
    const next = STEPS[event.key]?.(focusable, last);
    if (next === undefined) return;
    event.preventDefault();
    const index = Math.max(0, Math.min(last, next));
    // The focusable row is always rendered, also outside the viewport.
    flushSync(() => setActive(ids[index]));
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"] article`)?.focus({ preventScroll: true });
    rows.scrollToIndex(index);
  }

  // On paper all of them stand one below the other.
  const shown = isPrinting
    ? messages.map(({ id }, index) => ({ key: id, index, style: undefined }))
    : rows.getVirtualItems().map(({ key, index, start }) => ({
        key,
        index,
        style: { transform: `translateY(${start - rows.options.scrollMargin}px)` },
      }));

  return (
    <div
      ref={list}
      role="feed"
      aria-label={t("list")}
      className={classes.list}
      style={isPrinting ? undefined : { height: rows.getTotalSize() }}
      onKeyDown={moveFocus}
    >
      {shown.map(({ key, index, style }) => {
        const message = messages[index];
        return (
          message && (
            <div key={key} ref={rows.measureElement} data-index={index} className={classes.row} style={style}>
              <MessageItem
                message={message}
                index={index}
                total={messages.length}
                isFocusable={index === focusable}
                isOpen={message.id === opened}
                onOpen={() => onOpen(message.id)}
                onRead={() => onRead(message.id)}
                onFocus={() => setActive(message.id)}
              />
            </div>
          )
        );
      })}
    </div>
  );
}
