import { useCallbackRef } from "@mantine/hooks";
import { useLocation } from "@remix-run/react";
import { useMemo } from "react";
import { otherParams, paramsOf } from "./address";
import type { Resource } from "./resource";
import { OtherParamsContext, ResourceContext } from "./resource-context";
import classes from "./resource-list.module.css";
import { readSearch, writeSearch } from "./search";
import { SearchedList } from "./searched-list";

/** The list of a resource with a prefix, in a panel of another screen. */
export function ResourcePanel({ of: resource }: { of: Resource }) {
  const location = useLocation();
  // Steady, because the rows and the paging of a list are memoized.
  const others = useCallbackRef(() => otherParams(resource, location.search));
  const query = writeSearch(resource, readSearch(resource, paramsOf(resource, new URLSearchParams(location.search))));
  const search = useMemo(() => readSearch(resource, new URLSearchParams(query)), [resource, query]);
  return (
    <ResourceContext.Provider value={resource}>
      <OtherParamsContext.Provider value={others}>
        <div className={classes.panel}>
          <SearchedList search={search} />
        </div>
      </OtherParamsContext.Provider>
    </ResourceContext.Provider>
  );
}
