import { memo, type ReactNode } from "react";
import type { Search } from "~/resource/resource";
import { isFieldColumn, pinProps, type VisibleColumn } from "./column-layout";
import { ColumnResizer } from "./column-resizer";
import type { ColumnResizing } from "./column-resizing";
import { rowClassOf } from "./row";
import { ariaSort, SortButton } from "./sort-button";

type Shared = { resizing: ColumnResizing; search: Search };
type Props = Shared & {
  columns: readonly VisibleColumn[];
  /** Of the column whose rows are selected. */
  children: ReactNode;
};

/** The column headers; those of sortable columns are buttons. */
export const ColumnHeaders = ({ columns, children, ...shared }: Props) =>
  columns.map((column) => (
    <ColumnHeader key={column.id} column={column} {...shared}>
      {column.id === "select" && children}
    </ColumnHeader>
  ));

/** Memoized: neither a selected row nor an edited cell changes a header. */
const ColumnHeader = memo(function ColumnHeader({
  column,
  resizing,
  search,
  children,
}: Shared & { column: VisibleColumn; children: ReactNode }) {
  const { id, sort, name } = column;
  return (
    <th
      scope="col"
      data-column={id}
      {...pinProps(column)}
      className={rowClassOf(column)}
      // Without the name of what changes its width.
      aria-label={name}
      title={sort || id === "select" ? undefined : name}
      aria-sort={sort ? ariaSort(search, id) : undefined}
    >
      {children}
      {sort && <SortButton column={id} name={name} search={search} tabIndex={-1} />}
      {!sort && id !== "select" && name}
      {isFieldColumn(column) && <ColumnResizer column={column} resizing={resizing} />}
    </th>
  );
});
