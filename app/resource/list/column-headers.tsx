import type { Search } from "~/resource/resource";
import { type PlacedColumn, pinProps } from "./column-layout";
import { rowClassOf } from "./row";
import { PageCheckbox } from "./row-checkbox";
import { ariaSort, SortButton } from "./sort-button";

type Props = Parameters<typeof PageCheckbox>[0] & {
  columns: readonly PlacedColumn[];
  search: Search;
};

/** The column headers; those of sortable columns are buttons. */
export function ColumnHeaders({ columns, search, ...page }: Props) {
  return columns.map((column) => {
    const { id, sort, name } = column;
    return (
      <th
        key={id}
        scope="col"
        data-column={id}
        {...pinProps(column)}
        className={rowClassOf(column)}
        title={sort || id === "select" ? undefined : name}
        aria-sort={sort ? ariaSort(search, id) : undefined}
      >
        {id === "select" && <PageCheckbox {...page} />}
        {sort && <SortButton column={id} name={name} search={search} />}
        {!sort && id !== "select" && name}
      </th>
    );
  });
}
