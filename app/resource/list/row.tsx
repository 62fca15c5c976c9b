import { memo } from "react";
import { EditedCell } from "~/resource/in-place/edited-cell";
import type { OpenCell } from "~/resource/in-place/use-cells";
import { classOf } from "./column-class";
import { isFieldColumn, pinProps, type VisibleColumn } from "./column-layout";
import type { ListColumn, ListedRow } from "./create-columns";
import { RowActions } from "./row-actions";
import { RowCheckbox } from "./row-checkbox";
import type { RowHandlers } from "./row-handlers";

/** A column as every row renders it, computed once for all rows. */
export type RowColumn = ReturnType<typeof toRowColumn>;

/** What every row needs of a column; `editable` are the fields whose cells the operator may change. */
export const toRowColumn = (column: VisibleColumn, editable: ReadonlySet<string>) => ({
  id: column.id,
  render: column.render,
  name: column.name,
  text: column.text,
  truncates: column.truncates,
  // Explicit, because a browser may forget what a cell is that is not laid out as one.
  cell: {
    role: "gridcell",
    "aria-readonly": (editable.size > 0 && !editable.has(column.id)) || undefined,
    ...pinProps(column),
    className: rowClassOf(column),
  },
});

/** The other columns are not printed. */
export const rowClassOf = (column: ListColumn) => (isFieldColumn(column) ? classOf(column) : "screen-only");

type Props = {
  listed: ListedRow;
  columns: readonly RowColumn[];
  selected: boolean;
  /** It has a pending change. */
  busy: boolean;
  /** The cells that are being edited. */
  editing: readonly OpenCell[] | undefined;
  handlers: RowHandlers;
};

/** Memoized: a page has a hundred rows. Which cell is the tab stop is set outside of React (grid-cells.ts). */
export const ListRow = memo(function ListRow({ listed, columns, selected, busy, editing, handlers }: Props) {
  return (
    <tr
      data-record={listed.row.id}
      aria-rowindex={listed.position + 1}
      aria-selected={selected || undefined}
      aria-busy={busy || undefined}
      data-editing={editing !== undefined || undefined}
    >
      {columns.map(({ id, render, text, truncates, cell }) => {
        const open = editing?.find(({ name }) => name === id);
        return (
          <td key={id} {...cell} title={truncates && !open ? text?.(listed) : undefined}>
            {id === "select" && <RowCheckbox listed={listed} selected={selected} handlers={handlers} />}
            {id === "actions" && <RowActions listed={listed} busy={busy} handlers={handlers} />}
            {open ? (
              <EditedCell
                key={listed.row.id}
                {...open}
                row={listed.row}
                title={listed.title}
                handlers={handlers.cells}
              />
            ) : (
              render?.(listed)
            )}
          </td>
        );
      })}
    </tr>
  );
});
