import { UnstyledButton } from "@mantine/core";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowsSort from "@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import type { Header } from "@tanstack/react-table";
import type { Search } from "~/resource/resource";
import { withNextSort } from "~/resource/search";
import { useSetSearch } from "~/resource/use-set-search";
import cells from "./cells.module.css";
import { pinProps } from "./column-layout";
import type { ListedRow } from "./create-columns";
import { classOf } from "./row";
import { PageCheckbox } from "./row-checkbox";

type Props = Parameters<typeof PageCheckbox>[0] & {
  headers: Header<ListedRow, unknown>[];
  search: Search;
};

/** The column headers; those of sortable columns are buttons. */
export function ColumnHeaders({ headers, search, ...page }: Props) {
  const setSearch = useSetSearch();
  return headers.map(({ id, column }) => {
    const { sort, name = "" } = column.columnDef.meta ?? {};
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
      <Arrow />
    </UnstyledButton>
  );
}
