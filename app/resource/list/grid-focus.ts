import type { FocusEvent } from "react";
import type { Row } from "~/resource/resource";
import { controlsOf, firstValueCell, focusTarget, recordRows, setTabStop } from "./grid-cells";

/** What has the focus in a row: where its cell is, and its place among what can have the focus in the cell. */
type Focused = { element: HTMLElement; row: number; column: number; index: number };

/** The cells of a row; a row of a list is one by itself. */
const cellsOf = (row: HTMLElement): HTMLElement[] => (row instanceof HTMLTableRowElement ? [...row.cells] : [row]);

const focusableIn = (cell: HTMLElement | undefined): HTMLElement[] => {
  if (!cell) return [];
  return cell instanceof HTMLTableCellElement
    ? [...new Set([focusTarget(cell), ...controlsOf(cell)])]
    : controlsOf(cell);
};

/** What has the focus of a row that has had none: in a table its first value. */
const firstValueOf = (row: HTMLElement): HTMLElement | undefined =>
  row instanceof HTMLTableRowElement ? firstValueCell(row) : controlsOf(row)[0];

/** The focus is nowhere, or in a toast or a drawer that is about to be removed. */
function isLost(leaving: Element | null): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  return focused.closest("[role=alert]") !== null || leaving?.contains(focused) === true;
}

/** The drawer of a record above the list, which then takes the focus. */
const openDrawer = () => document.querySelector("[data-drawer]")?.closest<HTMLElement>("[role=dialog]");

function focus(element: HTMLElement | null | undefined): void {
  const cell = element?.closest("td");
  if (cell) setTabStop(cell);
  element?.focus();
}

/** Keeps the focus in the rows when what had it is gone: otherwise the next Tab would start at the top of the page. */
export function createGridFocus() {
  let list: HTMLElement | null = null;
  let last: Focused | null = null;

  /** In another row what had the focus in the last one. */
  function sameIn(row: HTMLElement): HTMLElement | undefined {
    const cells = cellsOf(row);
    const focusable = focusableIn(cells[Math.min(last?.column ?? 0, cells.length - 1)]);
    return focusable[Math.min(last?.index ?? 0, focusable.length - 1)];
  }

  const rowOf = (record: Row | undefined): HTMLElement | undefined =>
    list ? recordRows(list).find(({ dataset }) => dataset.record === String(record?.id)) : undefined;

  /** What had the focus; the same in the row that is in its place now; else the table; without any row, the list. */
  function nearest(): HTMLElement | null | undefined {
    if (!list) return null;
    if (last?.element.isConnected) return last.element;
    const rows = recordRows(list);
    // The table may be about to go.
    if (rows.length === 0) return list;
    const row = last ? rows[Math.min(last.row, rows.length - 1)] : undefined;
    return (row && sameIn(row)) ?? list.querySelector<HTMLElement>("[role=group]") ?? list;
  }

  return {
    ref(element: HTMLElement | null): void {
      list = element;
    },
    onFocusCapture({ target }: FocusEvent<HTMLElement>): void {
      const row = target.closest<HTMLElement>("[data-record]");
      const cell = row && cellsOf(row).find((one) => one.contains(target));
      if (!list || !row || !cell) return;
      last = {
        element: target,
        row: [...(row.parentElement?.children ?? [])].indexOf(row),
        column: cellsOf(row).indexOf(cell),
        index: focusableIn(cell).indexOf(target),
      };
    },
    /** After something that may have removed what had the focus. */
    restore(): void {
      if (isLost(null)) focus(openDrawer() ?? nearest());
    },
    /** After the drawer of a record was closed, of which `leaving` is a part. */
    restoreTo(record: Row | undefined, leaving: Element | null): void {
      if (!isLost(leaving?.closest("[role=dialog]") ?? null)) return;
      const row = rowOf(record);
      focus((row && (focusableIn(cellsOf(row)[last?.column ?? -1])[0] ?? firstValueOf(row))) ?? nearest());
    },
    /** After a deletion starts or ends. A record whose deletion was undone gets the focus back. */
    afterDeletion(undone: Row | undefined): void {
      const row = rowOf(undone);
      if (row && list?.contains(document.activeElement)) focus(sameIn(row));
      else if (isLost(null)) focus(row ? sameIn(row) : nearest());
    },
  };
}
