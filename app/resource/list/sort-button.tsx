import { UnstyledButton } from "@mantine/core";
import IconArrowDown from "@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs";
import IconArrowsSort from "@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs";
import IconArrowUp from "@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs";
import type { MouseEvent } from "react";
import { sortKeys, withFurtherSort, withNextSort } from "~/resource/address/sort";
import { useSetSearch } from "~/resource/address/use-set-search";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { translate } from "~/resource/resource-texts";
import cells from "./cells.module.css";

const ARROWS = { none: IconArrowsSort, ascending: IconArrowUp, descending: IconArrowDown };

/** How a list is sorted by a column, if it is; its `number` among several columns, or 0. */
function sortOf({ sort }: Search, column: string) {
  const keys = sortKeys(sort);
  const index = keys.findIndex(({ name }) => name === column);
  return { index, direction: keys[index]?.direction, number: keys.length > 1 ? index + 1 : 0 };
}

/** For the header of a sortable column: only the first of several columns may say how it is sorted. */
export function ariaSort(search: Search, column: string) {
  const { index, direction = "none" } = sortOf(search, column);
  return index > 0 ? undefined : direction;
}

type Props = { column: string; name: string; search: Search; tabIndex?: number };

/** Sorts by a column alone, with Shift beside the others; a key that is pressed with Shift clicks so, too. */
export function SortButton({ column, name, search, tabIndex }: Props) {
  const { severalSorts } = useResource();
  const setSearch = useSetSearch();
  const { direction, number } = sortOf(search, column);
  const Arrow = ARROWS[direction ?? "none"];
  const onClick = ({ shiftKey }: MouseEvent) => {
    const withSort = severalSorts && shiftKey ? withFurtherSort : withNextSort;
    setSearch((current) => withSort(current, column));
  };
  const hint = severalSorts ? translate("console:sort.hint") : undefined;
  const description =
    direction &&
    number > 0 &&
    translate("console:sort.current", { number, direction: translate(`console:sort.${direction}`) });
  return (
    <UnstyledButton
      className={cells.sort}
      tabIndex={tabIndex}
      data-active={direction !== undefined || undefined}
      title={description || hint}
      onClick={onClick}
    >
      <span>{name}</span>
      <Arrow aria-hidden />
      {number > 0 && <small aria-hidden>{number}</small>}
    </UnstyledButton>
  );
}
