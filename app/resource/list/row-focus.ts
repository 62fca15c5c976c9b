import type { FocusEvent } from "react";
import type { Row } from "~/resource/resource";
import { recordRows } from "./row-tab-stop";

/** What has the focus in a row, with its position among the rows and among what can have the focus in the row. */
type Focused = { element: HTMLElement; row: number; index: number };

const controlsOf = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>("button, input:not([type=hidden]), a[href]") ?? []),
];

/** What can have the focus in a row: itself in a table, then its controls. */
const focusableIn = (row: HTMLElement | undefined): HTMLElement[] => [
  ...(row?.hasAttribute("tabindex") ? [row] : []),
  ...controlsOf(row),
];

/** The focus is nowhere, or in a toast or a drawer that is about to be removed. */
function isLost(leaving: Element | null): boolean {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return true;
  return focused.closest("[role=alert]") !== null || leaving?.contains(focused) === true;
}

/** Keeps the focus in the rows when what had it is gone: otherwise the next Tab would start at the top of the page. */
export function createRowFocus() {
  let list: HTMLElement | null = null;
  let last: Focused | null = null;

  /** What had the focus; the same in the row that is in its place now; else the table, or the list. */
  function nearest(): HTMLElement | null | undefined {
    if (!list) return null;
    if (last?.element.isConnected) return last.element;
    const rows = recordRows(list);
    const focusable = last ? focusableIn(rows[Math.min(last.row, rows.length - 1)]) : [];
    return (
      focusable[Math.min(last?.index ?? 0, focusable.length - 1)] ??
      list.querySelector<HTMLElement>("[role=group]") ??
      list
    );
  }

  return {
    ref(element: HTMLElement | null): void {
      list = element;
    },
    onFocusCapture({ target }: FocusEvent<HTMLElement>): void {
      const row = target.closest<HTMLElement>("[data-record]");
      if (!list || !row) return;
      last = {
        element: target,
        row: recordRows(list).indexOf(row),
        index: focusableIn(row).indexOf(target),
      };
    },
    /** After something that may have removed what had the focus. */
    restore(): void {
      if (isLost(null)) nearest()?.focus();
    },
    /** After the drawer of a record was closed, of which `leaving` is a part. */
    restoreTo(record: Row | undefined, leaving: Element | null): void {
      if (!isLost(leaving?.closest("[role=dialog]") ?? null)) return;
      const row = list ? recordRows(list).find(({ dataset }) => dataset.record === String(record?.id)) : undefined;
      const [first] = controlsOf(row).filter((control) => control.matches("button"));
      (first ?? nearest())?.focus();
    },
  };
}
