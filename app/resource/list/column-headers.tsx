import type { Search } from "~/resource/resource";
import { type PlacedColumn, pinProps } from "./column-layout";
import { ColumnResizer } from "./column-resizer";
import type { ColumnResizing } from "./column-resizing";
import { rowClassOf } from "./row";
import { PageCheckbox } from "./row-checkbox";
import { ariaSort, SortButton } from "./sort-button";

type Props = Parameters<typeof PageCheckbox>[0] & {
  columns: readonly PlacedColumn[];
  resizing: ColumnResizing;
  search: Search;
};

/** Not what every list has around its data. */
const isResizable = ({ id }: PlacedColumn) => id !== "select" && id !== "actions";

/** The column headers; those of sortable columns are buttons. */
export function ColumnHeaders({ columns, resizing, search, ...page }: Props) {
  return columns.map((column) => {
    const { id, sort, name } = column;
    return (
      <th
        key={id}
        scope="col"
        data-column={id}
        {...pinProps(column)}
        className={rowClassOf(column)}
        // Without the name of what changes its width.
        aria-label={name}
        title={sort || id === "select" ? undefined : name}
        aria-sort={sort ? ariaSort(search, id) : undefined}
      >
        {id === "select" && <PageCheckbox {...page} />}
        {sort && <SortButton column={id} name={name} search={search} tabIndex={-1} />}
        {!sort && id !== "select" && name}
        {isResizable(column) && <ColumnResizer column={column} resizing={resizing} />}
      </th>
    );
  });
}
