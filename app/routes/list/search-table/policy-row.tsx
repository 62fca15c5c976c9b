import type { Column } from "@tanstack/react-table";
import { memo } from "react";
import type { ListedPolicy } from "./columns";
import { pinned } from "./pinned";
import classes from "./policy-table.module.css";
import { RowActions } from "./row-actions";
import { RowCheckbox } from "./row-checkbox";
import type { RowTools } from "./row-tools";

/** A column as every row draws it: worked out once for all of them. */
export type DrawnColumn = ReturnType<typeof drawnColumn>;

export const drawnColumn = (column: Column<ListedPolicy>) => ({
  id: column.id,
  draw: column.columnDef.meta?.draw,
  cell: { ...pinned(column), className: column.columnDef.meta?.end ? classes.end : undefined },
});

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
      {columns.map(({ id, draw, cell }) => (
        <td key={id} {...cell}>
          {id === "select" && <RowCheckbox policy={policy} selected={selected} tools={tools} />}
          {id === "actions" && <RowActions policy={policy} busy={busy} tools={tools} />}
          {draw?.(policy)}
        </td>
      ))}
    </tr>
  );
});
