import { useCallbackRef } from "@mantine/hooks";
import { Filters } from "./filters/filters";
import type { Search } from "./resource";
import { useResource } from "./resource-context";
import { ResourceList } from "./resource-list";
import { type Filters as Conditions, filtersKey, filtersOf, withFilters } from "./search";
import { useSetSearch } from "./use-set-search";

/** The search form of a list, if it has filters, and the list. */
export function SearchedList({ search }: { search: Search }) {
  const resource = useResource();
  const setSearch = useSetSearch();
  const onSearch = useCallbackRef((filters: Conditions) => setSearch(withFilters(search, filters)));
  return (
    <>
      {filtersOf(resource).length > 0 && <Filters filters={filtersKey(resource, search)} onSearch={onSearch} />}
      <ResourceList search={search} />
    </>
  );
}
