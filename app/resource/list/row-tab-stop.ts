import { type RefObject, useLayoutEffect } from "react";

/** The rows of records of a list, without the one that says that there are none. */
export const recordRows = (list: Element): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[data-record]")];

/** Makes a row the only one that Tab leads to. Not by rendering: a move of the focus must not render rows. */
export function setTabStop(row: HTMLTableRowElement): void {
  for (const other of row.parentElement?.querySelectorAll<HTMLElement>(":scope > tr[tabindex='0']") ?? []) {
    other.tabIndex = -1;
  }
  row.tabIndex = 0;
}

/** Focuses a row and scrolls no further than it needs to be in sight. */
export function focusRow(row: HTMLTableRowElement): void {
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

/** Keeps one of the rendered rows the tab stop; `count` is their number. */
export function useTabStop(table: RefObject<HTMLTableElement>, count: number): void {
  useLayoutEffect(() => {
    const rows = table.current && count > 0 ? recordRows(table.current) : [];
    if (rows[0] && !rows.some(({ tabIndex }) => tabIndex === 0)) rows[0].tabIndex = 0;
  }, [table, count]);
}
