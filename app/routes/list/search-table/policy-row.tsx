import type { Column } from "@tanstack/react-table";
import { memo } from "react";
import { pinned } from "./column-places";
import type { ListedPolicy } from "./columns";
import classes from "./policy-table.module.css";
import { RowActions } from "./row-actions";
import { RowCheckbox } from "./row-checkbox";
import type { RowTools } from "./row-tools";

/** A column as every row draws it: worked out once for all of them. */
export type DrawnColumn = ReturnType<typeof drawnColumn>;

export const drawnColumn = (column: Column<ListedPolicy>) => ({
  id: column.id,
  draw: column.columnDef.meta?.draw,
  whole: column.columnDef.meta?.whole,
  cell: { ...pinned(column), className: classOf(column) },
});

/** Only a text that may be too long is cut: every cell that is makes a page take longer to paint. */
function classOf({ columnDef: { meta } }: Column<ListedPolicy>) {
  if (meta?.whole) return classes.cut;
  return meta?.end ? classes.end : undefined;
}

type Props = {
  policy: ListedPolicy;
  columns: readonly DrawnColumn[];
  selected: boolean;
  /** A change of it is on its way. */
  busy: boolean;
  tools: RowTools;
};

/** One policy. Drawn anew only when something of its own changes: a page has a hundred of them. */
export const PolicyRow = memo(function PolicyRow({ policy, columns, selected, busy, tools }: Props) {
  return (
    <tr aria-selected={selected || undefined} aria-busy={busy || undefined}>
      {columns.map(({ id, draw, whole, cell }) => (
        <td key={id} {...cell} title={whole?.(policy)}>
          {id === "select" && <RowCheckbox policy={policy} selected={selected} tools={tools} />}
          {id === "actions" && <RowActions policy={policy} busy={busy} tools={tools} />}
          {draw?.(policy)}
        </td>
      ))}
    </tr>
  );
});
