import type { KeyboardEvent } from "react";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** A place in the grid: row 0 has the headers, the others have records. */
export type GridPosition = { row: number; column: number };

/** What a key does in the grid; `enter` and `toggle` lead to the controls of a cell, `toggle` and `leave` back. */
export type GridCommand =
  | { kind: "move"; to: GridPosition; extends: boolean }
  | { kind: "edit" | "enter" | "toggle" | "leave" | "select" | "open" | "form" | "delete" | "copyRow" };

type Focused = GridPosition & {
  lastRow: number;
  lastColumn: number;
  /** The number of rows in sight. */
  inSight: number;
};

const COMMANDS: Record<string, GridCommand> = {
  Enter: { kind: "enter" },
  F2: { kind: "toggle" },
  Escape: { kind: "leave" },
  " ": { kind: "select" },
  o: { kind: "open" },
  O: { kind: "open" },
  e: { kind: "form" },
  E: { kind: "form" },
  Delete: { kind: "delete" },
};

const FIRST_RECORD = 1;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** Where a key leads from a cell, following the grid pattern of ARIA; the keys for more than one row keep to the records. */
function destination({ key, ctrlKey, shiftKey }: Key, focused: Focused): GridPosition | null {
  const { row, column, lastRow, lastColumn, inSight } = focused;
  const step = Math.max(1, inSight - 1);
  const inColumn = (to: number, first = FIRST_RECORD) => ({
    row: clamp(to, Math.min(first, lastRow), lastRow),
    column,
  });
  const inRow = (to: number) => ({ row, column: clamp(to, 0, lastColumn) });
  const destinations: Record<string, () => GridPosition> = {
    ArrowLeft: () => inRow(column - 1),
    ArrowRight: () => inRow(column + 1),
    ArrowUp: () => inColumn(row - 1, shiftKey ? FIRST_RECORD : 0),
    ArrowDown: () => inColumn(row + 1),
    PageUp: () => inColumn(row - step),
    PageDown: () => inColumn(row + step),
    Home: () => (ctrlKey ? { row: Math.min(FIRST_RECORD, lastRow), column: 0 } : inRow(0)),
    End: () => (ctrlKey ? { row: lastRow, column: lastColumn } : inRow(lastColumn)),
  };
  return destinations[key]?.() ?? null;
}

/** With these a key may have another modifier: Ctrl Home is the first cell of all, and Shift extends the selection. */
const acceptsModifiers = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean => {
  if (altKey || metaKey) return false;
  return (!ctrlKey || key === "Home" || key === "End") && (!shiftKey || key === "ArrowUp" || key === "ArrowDown");
};

const isCopyRow = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean =>
  (key === "c" || key === "C") && shiftKey && ctrlKey !== metaKey && !altKey;

/** What a key press does, or null for nothing. */
export function gridCommand(event: Key, focused: Focused): GridCommand | null {
  if (isCopyRow(event)) return { kind: "copyRow" };
  if (!acceptsModifiers(event)) return null;
  const to = destination(event, focused);
  if (!to) return COMMANDS[event.key] ?? null;
  const isSame = to.row === focused.row && to.column === focused.column;
  return isSame ? null : { kind: "move", to, extends: event.shiftKey };
}
