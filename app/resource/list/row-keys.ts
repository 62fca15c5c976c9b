import type { KeyboardEvent } from "react";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** What a key does in the rows. */
export type RowCommand =
  | { kind: "move"; to: number; extends: boolean }
  | { kind: "select" | "open" | "edit" | "delete" };

type Position = {
  /** Of the row with the focus. */
  index: number;
  last: number;
  /** The number of rows in sight. */
  inSight: number;
};

const COMMANDS: Record<string, RowCommand> = {
  " ": { kind: "select" },
  Enter: { kind: "open" },
  e: { kind: "edit" },
  E: { kind: "edit" },
  Delete: { kind: "delete" },
};

/** Where a key leads from a row, following the grid pattern of ARIA with the rows as its cells. */
function destination(key: string, { index, last, inSight }: Position): number | null {
  const step = Math.max(1, inSight - 1);
  const destinations: Record<string, number> = {
    ArrowUp: index - 1,
    ArrowDown: index + 1,
    PageUp: index - step,
    PageDown: index + step,
    Home: 0,
    End: last,
  };
  const to = destinations[key];
  return to === undefined ? null : Math.min(Math.max(to, 0), last);
}

/** With these a key may have another modifier: Ctrl Home is Home, and Shift extends the selection. */
const acceptsModifiers = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean => {
  if (altKey || metaKey) return false;
  return (!ctrlKey || key === "Home" || key === "End") && (!shiftKey || key === "ArrowUp" || key === "ArrowDown");
};

/** What a key press does, or null for nothing. */
export function rowCommand(event: Key, position: Position): RowCommand | null {
  if (!acceptsModifiers(event)) return null;
  const to = destination(event.key, position);
  if (to !== null) return to === position.index ? null : { kind: "move", to, extends: event.shiftKey };
  return COMMANDS[event.key] ?? null;
}
