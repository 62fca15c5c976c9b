import { type RefObject, useLayoutEffect } from "react";

/** What Tab leads to: a cell, or the control of a header. */
const TAB_STOP = "tr [tabindex='0']";
const CONTROLS = "a[href], button:not([data-pointer-only]), input:not([type=hidden]), select, textarea, hr";

/** What can have the focus inside a cell. */
export const controlsOf = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(CONTROLS)];

/** The form of a cell that is being edited. */
export const editorIn = (cell: Element): HTMLFormElement | null => cell.querySelector("form");

/** The rows of records of a table or a list, without the one that says that there are none. */
export const recordRows = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[data-record]")];

/** What has the focus of a cell: the cell, or of a header the button or the box in it. */
export const focusTarget = (cell: HTMLTableCellElement): HTMLElement =>
  (cell.tagName === "TH" && cell.querySelector<HTMLElement>("button, input")) || cell;

/** The first cell of a row that shows a value. */
export const firstValueCell = (row: HTMLTableRowElement): HTMLTableCellElement | undefined =>
  [...row.cells].find((cell) => controlsOf(cell).length === 0) ?? row.cells[0];

/** Where a cell is in its table, and what else the keys need. */
export function positionOf(cell: HTMLTableCellElement) {
  const row = cell.closest("tr");
  const rows = row?.closest("table")?.rows ?? [];
  const window = row?.closest("[role=group]")?.clientHeight ?? 0;
  return {
    row: row?.rowIndex ?? 0,
    column: cell.cellIndex,
    lastRow: rows.length - 1,
    lastColumn: (row?.cells.length ?? 1) - 1,
    inSight: Math.floor(window / (row?.getBoundingClientRect().height || 1)),
  };
}

/** The tab stop of each table: to look for it in a hundred rows takes longer than to move it. */
const stops = new WeakMap<HTMLTableElement, HTMLElement>();

/** Makes a cell the only one that Tab leads to. Not by rendering: a move of the focus must not render rows. */
export function setTabStop(cell: HTMLTableCellElement, target = focusTarget(cell)): void {
  const table = cell.closest("table");
  const last = table && stops.get(table);
  if (last) last.tabIndex = -1;
  target.tabIndex = 0;
  if (table) stops.set(table, target);
}

/** Focuses a cell and scrolls no further than it needs to be in sight. */
export function focusCell(cell: HTMLTableCellElement | undefined): void {
  if (!cell) return;
  setTabStop(cell);
  focusTarget(cell).focus({ preventScroll: true });
  cell.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Keeps one of the rendered cells the tab stop, whichever rows and columns there are. */
export function useTabStop(table: RefObject<HTMLTableElement>): void {
  useLayoutEffect(() => {
    if (!table.current || table.current.querySelector(TAB_STOP)) return;
    const row = table.current.querySelector<HTMLTableRowElement>("tbody tr[data-record]");
    const cell = row && firstValueCell(row);
    if (cell) setTabStop(cell);
  });
}
