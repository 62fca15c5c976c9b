import type { FocusEvent } from "react";
import type { Row } from "~/resource/resource";

/** A control of a row, with its position among the rows and among the controls of the row. */
type RowControl = { element: HTMLElement; row: number; index: number };

const controlsOf = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>("button, input:not([type=hidden]), a[href]") ?? []),
];

const rowsOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLTableRowElement>("tbody tr")];

/** The focus is nowhere, or in a toast or a drawer that is about to be removed. */
function isLost(leaving: Element | null): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  return focused.closest("[role=alert]") !== null || leaving?.contains(focused) === true;
}

/** Keeps the focus in the rows when what had it is gone: otherwise the next Tab would start at the top of the page. */
export function createRowFocus() {
  let list: HTMLElement | null = null;
  let last: RowControl | null = null;

  /** The control that had the focus; that of the row that is in its place now; else the table, or the list. */
  function nearest(): HTMLElement | null | undefined {
    if (!list) return null;
    if (last?.element.isConnected) return last.element;
    const rows = rowsOf(list);
    const controls = last ? controlsOf(rows[Math.min(last.row, rows.length - 1)]) : [];
    return (
      controls[Math.min(last?.index ?? 0, controls.length - 1)] ??
      list.querySelector<HTMLElement>("[role=group]") ??
      list
    );
  }

  return {
    ref(element: HTMLElement | null): void {
      list = element;
    },
    onFocusCapture({ target }: FocusEvent<HTMLElement>): void {
      const row = target.closest<HTMLTableRowElement>("tbody tr");
      if (!list || !row) return;
      last = {
        element: target,
        row: rowsOf(list).indexOf(row),
        index: controlsOf(row).indexOf(target),
      };
    },
    /** After something that may have removed what had the focus. */
    restore(): void {
      if (isLost(null)) nearest()?.focus();
    },
    /** After the drawer of a record was closed, of which `leaving` is a part. */
    restoreTo(record: Row | undefined, leaving: Element | null): void {
      if (!isLost(leaving?.closest("[role=dialog]") ?? null)) return;
      const row = list ? rowsOf(list).find(({ dataset }) => dataset.record === String(record?.id)) : undefined;
      const [first] = controlsOf(row).filter((control) => control.matches("button"));
      (first ?? nearest())?.focus();
    },
  };
}
