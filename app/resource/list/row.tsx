import { memo } from "react";
import { classOf } from "./column-class";
import { type PlacedColumn, pinProps } from "./column-layout";
import type { ListColumn, ListedRow } from "./create-columns";
import { RowActions } from "./row-actions";
import { RowCheckbox } from "./row-checkbox";
import type { RowHandlers } from "./row-handlers";

/** A column as every row renders it, computed once for all rows. */
export type RowColumn = ReturnType<typeof toRowColumn>;

export const toRowColumn = (column: PlacedColumn) => ({
  id: column.id,
  render: column.render,
  name: column.name,
  text: column.text,
  truncates: column.truncates,
  cell: { ...pinProps(column), className: rowClassOf(column) },
});

/** The columns without data are not printed. */
export const rowClassOf = (column: ListColumn) =>
  column.id === "select" || column.id === "actions" ? "screen-only" : classOf(column);

type Props = {
  listed: ListedRow;
  columns: readonly RowColumn[];
  selected: boolean;
  /** It has a pending change. */
  busy: boolean;
  handlers: RowHandlers;
};

/** Memoized: a page has a hundred rows. */
export const ListRow = memo(function ListRow({ listed, columns, selected, busy, handlers }: Props) {
  return (
    <tr
      data-record={listed.row.id}
      // Which row is the tab stop is set outside of React (row-tab-stop.ts).
      tabIndex={-1}
      aria-selected={selected || undefined}
      aria-busy={busy || undefined}
    >
      {columns.map(({ id, render, text, truncates, cell }) => (
        <td key={id} {...cell} title={truncates ? text?.(listed) : undefined}>
          {id === "select" && <RowCheckbox listed={listed} selected={selected} handlers={handlers} />}
          {id === "actions" && <RowActions listed={listed} busy={busy} handlers={handlers} />}
          {render?.(listed)}
        </td>
      ))}
    </tr>
  );
});
