import { UnstyledButton } from "@mantine/core";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowsSort from "@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import type { Header } from "@tanstack/react-table";
import { pinProps } from "./column-layout";
import type { ListedPolicy } from "./columns";
import cells from "./policy-cells.module.css";
import classes from "./policy-table.module.css";
import { type PolicySearch, type SortColumn, withNextSort } from "./query";
import { PageCheckbox } from "./row-checkbox";
import { useSetSearch } from "./use-set-search";

type Props = Parameters<typeof PageCheckbox>[0] & {
  headers: Header<ListedPolicy, unknown>[];
  search: PolicySearch;
};

/** The column headers; those of sortable columns are buttons. */
export function ColumnHeaders({ headers, search, ...page }: Props) {
  const setSearch = useSetSearch();
  return headers.map(({ id, column }) => {
    const { sort, alignEnd, name = "" } = column.columnDef.meta ?? {};
    return (
      <th
        key={id}
        scope="col"
        {...pinProps(column)}
        className={alignEnd ? classes.end : undefined}
        title={sort || id === "select" ? undefined : name}
        aria-sort={sort && sortDirection(search, sort)}
      >
        {id === "select" && <PageCheckbox {...page} />}
        {sort && (
          <SortButton
            name={name}
            order={sortDirection(search, sort)}
            onClick={() => setSearch(withNextSort(search, sort))}
          />
        )}
        {!sort && id !== "select" && name}
      </th>
    );
  });
}

type SortDirection = "none" | "ascending" | "descending";

const sortDirection = ({ sort }: PolicySearch, column: SortColumn): SortDirection => {
  if (sort === column) return "ascending";
  return sort === `-${column}` ? "descending" : "none";
};

const ARROWS = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown };

function SortButton({ name, order, onClick }: { name: string; order: SortDirection; onClick: () => void }) {
  const Arrow = ARROWS[order];
  return (
    <UnstyledButton className={cells.sort} data-active={order !== "none" || undefined} onClick={onClick}>
      <span>{name}</span>
      <Arrow />
    </UnstyledButton>
  );
}
