import { type Cell, flexRender } from "@tanstack/react-table";
import { memo } from "react";
import type { ListedPolicy } from "./columns";
import { pinned } from "./pinned";
import classes from "./policy-table.module.css";
import { RowActions } from "./row-actions";
import { RowCheckbox } from "./row-checkbox";
import type { RowTools } from "./row-tools";

type Props = {
  policy: ListedPolicy;
  cells: Cell<ListedPolicy, unknown>[];
  selected: boolean;
  /** A change of it is on its way. */
  busy: boolean;
  tools: RowTools;
};

/** One policy. Drawn anew only when something of its own changes: a page has a hundred of them. */
export const PolicyRow = memo(function PolicyRow({ policy, cells, selected, busy, tools }: Props) {
  return (
    <tr aria-selected={selected || undefined} aria-busy={busy || undefined}>
      {cells.map((cell) => (
        <td
          key={cell.id}
          {...pinned(cell.column)}
          className={cell.column.columnDef.meta?.end ? classes.end : undefined}
        >
          {cell.column.id === "select" && <RowCheckbox policy={policy} selected={selected} select={tools.select} />}
          {cell.column.id === "actions" && <RowActions policy={policy} busy={busy} tools={tools} />}
          {flexRender(cell.column.columnDef.cell, cell.getContext())}
        </td>
      ))}
    </tr>
  );
});
