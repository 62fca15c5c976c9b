import { useCallbackRef } from "@mantine/hooks";
import { useLocation } from "@remix-run/react";
import { useMemo } from "react";
import { otherParams, paramsOf } from "./address";
import { Filters } from "./filters/filters";
import type { Resource } from "./resource";
import { OtherParamsContext, ResourceContext } from "./resource-context";
import { ResourceList } from "./resource-list";
import classes from "./resource-list.module.css";
import { type Filters as Conditions, filtersKey, filtersOf, readSearch, withFilters, writeSearch } from "./search";
import { useSetSearch } from "./use-set-search";

/** The list of a resource with a prefix, in a panel of another screen. */
export function ResourcePanel({ of: resource }: { of: Resource }) {
  const location = useLocation();
  // Steady, because the rows and the paging of a list are memoized.
  const others = useCallbackRef(() => otherParams(resource, location.search));
  const query = writeSearch(resource, readSearch(resource, paramsOf(resource, new URLSearchParams(location.search))));
  return (
    <ResourceContext.Provider value={resource}>
      <OtherParamsContext.Provider value={others}>
        <PanelList resource={resource} query={query} />
      </OtherParamsContext.Provider>
    </ResourceContext.Provider>
  );
}

function PanelList({ resource, query }: { resource: Resource; query: string }) {
  const search = useMemo(() => readSearch(resource, new URLSearchParams(query)), [resource, query]);
  const setSearch = useSetSearch();
  const onSearch = useCallbackRef((filters: Conditions) => setSearch(withFilters(search, filters)));
  return (
    <div className={classes.panel}>
      {filtersOf(resource).length > 0 && <Filters filters={filtersKey(resource, search)} onSearch={onSearch} />}
      <ResourceList search={search} />
    </div>
  );
}
