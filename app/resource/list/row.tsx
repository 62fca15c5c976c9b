import { memo } from "react";
import { type PlacedColumn, pinProps } from "./column-layout";
import type { ListColumn, ListedRow } from "./create-columns";
import { RowActions } from "./row-actions";
import { RowCheckbox } from "./row-checkbox";
import type { RowHandlers } from "./row-handlers";
import classes from "./table.module.css";

/** A column as every row renders it, computed once for all rows. */
export type RowColumn = ReturnType<typeof toRowColumn>;

export const toRowColumn = (column: PlacedColumn) => ({
  id: column.id,
  render: column.render,
  name: column.name,
  text: column.text,
  truncates: column.truncates,
  cell: { ...pinProps(column), className: classOf(column) },
});

/** Truncates only the columns that need it: each truncated cell makes a page slower to paint. */
export function classOf({ id, truncates, alignEnd }: ListColumn) {
  if (id === "select" || id === "actions") return "screen-only";
  if (truncates) return classes.truncated;
  return alignEnd ? classes.end : undefined;
}

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
    <tr data-record={listed.row.id} aria-selected={selected || undefined} aria-busy={busy || undefined}>
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
