import type { CellKey } from "~/resource/in-place/cell-forms";
import type { Row, RowId } from "~/resource/resource";
import type { RowRange } from "~/resource/selection/row-range";
import type { ListedRow } from "./create-columns";
import type { GridCommand } from "./grid-keys";
import type { RowHandlers } from "./row-handlers";

export type RecordOptions = {
  columns: readonly { id: string }[];
  selected: ReadonlyMap<RowId, Row>;
  canSelect: boolean;
  handlers: RowHandlers;
  onDelete: (row: Row) => void;
  onCopyRow: (row: ListedRow) => void;
  onEdit: (cell: CellKey) => void;
};
type Options = RecordOptions & { page: Row[]; range: RowRange };

/** Runs a command on a record, of those of a page, in a column. Returns whether it applies to it. */
export function runCommand({ kind }: GridCommand, listed: ListedRow, column: number, options: Options): boolean {
  const { columns, page, range, selected, canSelect, handlers, onDelete, onCopyRow, onEdit } = options;
  const { row } = listed;
  const { offers, open, select } = handlers;
  if (kind === "select" && canSelect) {
    const on = !selected.has(row.id);
    select([row], on);
    range.toggled(page, row, select, { on, extends: false });
  } else if (kind === "open") open({ mode: "view", id: String(row.id) });
  else if (kind === "edit") onEdit({ id: String(row.id), name: columns[column]?.id ?? "" });
  else if (kind === "form" && offers.edit) open({ mode: "edit", id: String(row.id) });
  else if (kind === "delete" && offers.menu.remove) onDelete(row);
  else if (kind === "copyRow") onCopyRow(listed);
  else return false;
  return true;
}
