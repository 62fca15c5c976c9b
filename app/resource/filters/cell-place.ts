import type { Row } from "~/resource/resource";

/** A cell whose menu is open. */
export type CellPlace = {
  row: Row;
  /** The field of its column; undefined for the columns of a row's own controls. */
  name: string | undefined;
  cell: HTMLElement;
  /** What had the focus before. */
  focused: Element | null;
};

/** The cell of a list in which something has happened; null outside of its rows. */
export function cellPlace(target: EventTarget, rows: readonly Row[], fields: object): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>("tbody td") : null;
  const record = cell?.closest("tr")?.dataset.record;
  const row = rows.find(({ id }) => String(id) === record);
  if (!cell || !row) return null;
  const column = cell.closest("table")?.tHead?.rows[0]?.cells[cell.cellIndex]?.dataset.column ?? "";
  return { row, name: column in fields ? column : undefined, cell, focused: document.activeElement };
}
