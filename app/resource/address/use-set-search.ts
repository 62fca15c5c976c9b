import { useNavigate } from "@remix-run/react";
import { requestedQuery } from "~/lib/page/use-set-query";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { otherParams, paramsOf, writeAddress } from "./address";
import { readSearch } from "./search";

/** Navigates to the address of a changed search; the current one is loaded again. */
export function useSetSearch() {
  const resource = useResource();
  const navigate = useNavigate();
  return (change: (search: Search) => Search) => {
    const query = requestedQuery();
    const search = readSearch(resource, paramsOf(resource, new URLSearchParams(query)));
    const address = writeAddress(resource, change(search), null, otherParams(resource, query));
    return navigate({ search: address }, { preventScrollReset: true });
  };
}
