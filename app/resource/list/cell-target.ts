import type { Row } from "~/resource/resource";

/** A cell and its record: that of an open menu, or the one below the pointer. */
export type CellTarget = {
  row: Row;
  /** The field of its column; undefined for the columns of a row's own controls. */
  name: string | undefined;
  cell: HTMLElement;
  /** What had the focus before. */
  focused: Element | null;
};

/** The cell of a list in which something has happened, or the first of a row that has the focus; null outside of its rows. */
export function cellTarget(target: EventTarget, rows: readonly Row[], fields: object): CellTarget | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLTableRowElement>("tbody tr");
  const own = target.closest<HTMLTableCellElement>("tbody td");
  const cell = own ?? element?.cells[0];
  const row = rows.find(({ id }) => String(id) === element?.dataset.record);
  if (!cell || !row) return null;
  const column = own?.closest("table")?.tHead?.rows[0]?.cells[own.cellIndex]?.dataset.column ?? "";
  return { row, name: column in fields ? column : undefined, cell, focused: document.activeElement };
}
