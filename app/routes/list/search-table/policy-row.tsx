import { type Cell, flexRender } from "@tanstack/react-table";
import { memo } from "react";
import type { ListedPolicy } from "./columns";
import { pinned } from "./pinned";
import classes from "./policy-table.module.css";

type Props = { cells: Cell<ListedPolicy, unknown>[] };

/** One policy. Drawn anew only when something of its own changes: a page has a hundred of them. */
export const PolicyRow = memo(function PolicyRow({ cells }: Props) {
  return (
    <tr>
      {cells.map(({ id, column, getContext }) => (
        <td key={id} {...pinned(column)} className={column.columnDef.meta?.end ? classes.end : undefined}>
          {flexRender(column.columnDef.cell, getContext())}
        </td>
      ))}
    </tr>
  );
});
