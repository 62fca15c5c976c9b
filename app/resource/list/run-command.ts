import type { CellKey } from "~/resource/in-place/cell-forms";
import type { SelectedRows } from "~/resource/list-state";
import type { Row } from "~/resource/resource";
import type { RowRange } from "~/resource/selection/row-range";
import type { ListedRow } from "./create-columns";
import type { GridCommand } from "./grid-keys";
import type { RowHandlers } from "./row-handlers";

export type RowOptions = {
  selected: SelectedRows;
  canSelect: boolean;
  handlers: Pick<RowHandlers, "select" | "open" | "offers">;
  onDelete: (row: Row) => void;
};
export type RecordOptions = RowOptions & {
  columns: readonly { id: string }[];
  handlers: RowHandlers;
  onCopyRow: (row: ListedRow) => void;
  onEdit: (cell: CellKey) => void;
};
type Options = RecordOptions & { page: Row[]; range: RowRange };

/** Runs a command on a record, whether it is a row of a table or of a list. Returns whether it applies to it. */
export function runOnRow({ kind }: GridCommand, row: Row, options: RowOptions): boolean {
  const { selected, canSelect, handlers, onDelete } = options;
  const { offers, open, select } = handlers;
  const id = String(row.id);
  if (kind === "select" && canSelect) select([row], !selected.has(row.id));
  else if (kind === "open") open({ mode: "view", id });
  else if (kind === "form" && offers.edit) open({ mode: "edit", id });
  else if (kind === "delete" && offers.menu.remove) onDelete(row);
  else return false;
  return true;
}

/** Runs a command on a record, of those of a page, in a column. Returns whether it applies to it. */
export function runCommand(command: GridCommand, listed: ListedRow, column: number, options: Options): boolean {
  const { columns, page, range, selected, handlers, onCopyRow, onEdit } = options;
  const { row } = listed;
  if (command.kind === "edit") onEdit({ id: String(row.id), name: columns[column]?.id ?? "" });
  else if (command.kind === "copyRow") onCopyRow(listed);
  else if (!runOnRow(command, row, options)) return false;
  if (command.kind === "select")
    range.toggled(page, row, handlers.select, { on: !selected.has(row.id), extends: false });
  return true;
}
