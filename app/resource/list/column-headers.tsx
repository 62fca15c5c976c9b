import { UnstyledButton } from "@mantine/core";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowsSort from "@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import type { Search } from "~/resource/resource";
import { withNextSort } from "~/resource/search";
import { useSetSearch } from "~/resource/use-set-search";
import cells from "./cells.module.css";
import { type PlacedColumn, pinProps } from "./column-layout";
import { classOf } from "./row";
import { PageCheckbox } from "./row-checkbox";

type Props = Parameters<typeof PageCheckbox>[0] & {
  columns: readonly PlacedColumn[];
  search: Search;
};

/** The column headers; those of sortable columns are buttons. */
export function ColumnHeaders({ columns, search, ...page }: Props) {
  const setSearch = useSetSearch();
  return columns.map((column) => {
    const { id, sort, name } = column;
    return (
      <th
        key={id}
        scope="col"
        {...pinProps(column)}
        className={classOf(column)}
        title={sort || id === "select" ? undefined : name}
        aria-sort={sort ? sortDirection(search, id) : undefined}
      >
        {id === "select" && <PageCheckbox {...page} />}
        {sort && (
          <SortButton
            name={name}
            order={sortDirection(search, id)}
            onClick={() => setSearch(withNextSort(search, id))}
          />
        )}
        {!sort && id !== "select" && name}
      </th>
    );
  });
}

type SortDirection = "none" | "ascending" | "descending";

const sortDirection = ({ sort }: Search, column: string): SortDirection => {
  if (sort === column) return "ascending";
  return sort === `-${column}` ? "descending" : "none";
};

const ARROWS = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown };

function SortButton({ name, order, onClick }: { name: string; order: SortDirection; onClick: () => void }) {
  const Arrow = ARROWS[order];
  return (
    <UnstyledButton className={cells.sort} data-active={order !== "none" || undefined} onClick={onClick}>
      <span>{name}</span>
      <Arrow aria-hidden />
    </UnstyledButton>
  );
}
