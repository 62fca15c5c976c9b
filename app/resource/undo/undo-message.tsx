import { Button, Group } from "@mantine/core";
import { useWindowEvent } from "@mantine/hooks";
import i18next from "i18next";
import { acceptsShortcut } from "~/lib/page/accepts-shortcut";
import { focusOnMount } from "~/lib/page/focus-on-mount";
import { modifierKey } from "~/lib/page/modifier-key";
import classes from "./undo.module.css";

type Props = {
  text: string;
  /** The time for the undo, in ms. */
  ms: number;
  /** The time starts again when the pointer leaves the toast. */
  restarts?: boolean;
  /** The button has the focus at once. */
  focused?: boolean;
  /** Of several, this is the one that a key undoes. */
  isLatest: () => boolean;
  onUndo: () => void;
};

const isUndoKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === "z" && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** What was done, with a button and a key to undo it and the time that is left for it. */
export function UndoMessage({ text, ms, restarts, focused, isLatest, onUndo }: Props) {
  useWindowEvent("keydown", (event) => {
    if (event.defaultPrevented || !isUndoKey(event) || !acceptsShortcut(event.target) || !isLatest()) return;
    event.preventDefault();
    onUndo();
  });
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <span className={classes.text}>{text}</span>
        <Button
          ref={focused ? focusOnMount : undefined}
          size="compact-sm"
          variant="subtle"
          className={classes.button}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={onUndo}
        >
          {i18next.t("resource:done.undo")}
          <kbd className={classes.key} aria-hidden>
            {modifierKey()} Z
          </kbd>
        </Button>
      </Group>
      <div
        className={classes.remaining}
        data-restarts={restarts || undefined}
        style={{ animationDuration: `${ms}ms` }}
      />
    </>
  );
}
