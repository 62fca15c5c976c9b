import { useCallbackRef } from "@mantine/hooks";
import { useLocation } from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { otherParams, paramsOf } from "~/resource/address/address";
import { readSearch, writeSearch } from "~/resource/address/search";
import type { Resource, Search } from "./resource";
import { OtherParamsContext, ResourceContext } from "./resource-context";

type Props = { of: Resource; children: (search: Search) => ReactNode };

/**
 * Provides a list with a prefix to the components inside it; `children` renders what its part of the address searches
 * for.
 */
export function PanelProvider({ of: resource, children }: Props) {
  const location = useLocation();
  // Steady, because the rows and the paging of a list are memoized.
  const others = useCallbackRef(() => otherParams(resource, location.search));
  const query = writeSearch(resource, readSearch(resource, paramsOf(resource, new URLSearchParams(location.search))));
  const search = useMemo(() => readSearch(resource, new URLSearchParams(query)), [resource, query]);
  return (
    <ResourceContext.Provider value={resource}>
      <OtherParamsContext.Provider value={others}>{children(search)}</OtherParamsContext.Provider>
    </ResourceContext.Provider>
  );
}
