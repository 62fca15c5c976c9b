import { useCallbackRef } from "@mantine/hooks";
import { useLoaderData } from "@remix-run/react";
import { ScreenPage } from "~/components/layout/screen-page";
import { Filters } from "./filters/filters";
import type { Resource } from "./resource";
import { ResourceContext } from "./resource-context";
import { ResourceList } from "./resource-list";
import type { SearchLoader } from "./resource-route";
import { type Filters as Conditions, filtersKey, filtersOf, withFilters } from "./search";
import { useSetSearch } from "./use-set-search";

/** The screen of a resource: its search form and its list, whose search is the address. */
export function ResourceScreen({ of: resource }: { of: Resource }) {
  return (
    <ResourceContext.Provider value={resource}>
      <ScreenPage>
        <SearchedList resource={resource} />
      </ScreenPage>
    </ResourceContext.Provider>
  );
}

function SearchedList({ resource }: { resource: Resource }) {
  const { search } = useLoaderData<SearchLoader>();
  const setSearch = useSetSearch();
  const onSearch = useCallbackRef((filters: Conditions) => setSearch(withFilters(search, filters)));
  return (
    <>
      {filtersOf(resource).length > 0 && <Filters filters={filtersKey(resource, search)} onSearch={onSearch} />}
      <ResourceList search={search} />
    </>
  );
}
