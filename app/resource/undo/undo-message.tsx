import { Button, Group } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import i18next from "i18next";
import { useRef } from "react";
import { Key } from "~/components/display/key";
import { acceptsShortcut, QUESTIONS } from "~/lib/page/accepts-shortcut";
import { modifierKey } from "~/lib/page/modifier-key";
import { useStore } from "~/lib/state/use-store";
import classes from "./undo.module.css";
import { undoByKey } from "./undo-by-key";

type Props = {
  /** The toast's. */
  id: string;
  text: string;
  /** The time for the undo, in ms. */
  ms: number;
  /** The time starts again when the pointer leaves the toast. */
  restarts?: boolean;
  /** The button takes the focus, unless something outside of dialogs has it. */
  focused?: boolean;
  onUndo: () => void;
};

/** The toast may come after a dialog has given the focus back, which stays then. */
function focusIfFree(button: HTMLElement | null): void {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.closest("[role=dialog]")) button?.focus();
}

const isUndoKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** What was done, with a button, of the latest a key, to undo it and the time that is left for it. */
export function UndoMessage({ id, text, ms, restarts, focused, onUndo }: Props) {
  const isLatest = useStore(undoByKey, ({ ids }) => ids[0] === id);
  useWindowEvent("keydown", (event) => {
    if (event.defaultPrevented || !isUndoKey(event) || undoByKey.get().ids[0] !== id) return;
    if (!acceptsShortcut(event.target, QUESTIONS)) return;
    event.preventDefault();
    onUndo();
  });
  /** What had the focus before the button, which is gone with its toast. */
  const before = useRef<Element | null>(null);
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <span className={classes.text}>{text}</span>
        <Button
          ref={focused ? focusIfFree : undefined}
          size="compact-sm"
          variant="subtle"
          className={classes.button}
          aria-keyshortcuts={isLatest ? "Control+Z Meta+Z" : undefined}
          onFocus={({ relatedTarget }) => {
            before.current = relatedTarget;
          }}
          onClick={({ currentTarget }) => {
            onUndo();
            const active = document.activeElement;
            const isLost = active === currentTarget || active === document.body;
            if (isLost && before.current instanceof HTMLElement) before.current.focus();
          }}
        >
          {i18next.t("resource:done.undo")}
          {isLatest && (
            <span className={classes.keys} aria-hidden>
              <Key name={modifierKey()} /> <Key name="Z" />
            </span>
          )}
        </Button>
      </Group>
      <div
        className={classes.remaining}
        data-timer
        data-restarts={restarts || undefined}
        style={{ animationDuration: `${ms}ms` }}
      />
    </>
  );
}
