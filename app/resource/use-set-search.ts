import { useNavigate } from "@remix-run/react";
import { otherParams, paramsOf, writeAddress } from "./address";
import type { Search } from "./resource";
import { useResource } from "./resource-context";
import { readSearch } from "./search";

/** The query that was asked for last. The screen shows it a moment later, in which a key may be pressed already. */
function askedQuery(): string {
  const { location, navigation } = window.__remixRouter.state;
  return (navigation.location?.pathname === location.pathname ? navigation.location : location).search;
}

/** Navigates to the address of a changed search; the current one is loaded again. */
export function useSetSearch() {
  const resource = useResource();
  const navigate = useNavigate();
  return (change: (search: Search) => Search) => {
    const query = askedQuery();
    const search = readSearch(resource, paramsOf(resource, new URLSearchParams(query)));
    const address = writeAddress(resource, change(search), null, otherParams(resource, query));
    return navigate({ search: address }, { preventScrollReset: true });
  };
}
