import { useNavigate } from "@remix-run/react";
import { isLeaving } from "~/lib/page/is-leaving";
import { requestedQuery } from "~/lib/page/use-set-query";
import type { Resource, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { otherParams, paramsOf, writeAddress } from "./address";
import { readSearch } from "./search";

/** What the query that was requested last asks of a list. */
export const requestedSearch = (resource: Resource): Search =>
  readSearch(resource, paramsOf(resource, new URLSearchParams(requestedQuery())));

/**
 * Navigates to the address of a changed search; the current one is loaded again. Does nothing while another screen is
 * loading.
 */
export function useSetSearch() {
  const resource = useResource();
  const navigate = useNavigate();
  return (change: (search: Search) => Search): void => {
    if (isLeaving()) return;
    const others = otherParams(resource, requestedQuery());
    const address = writeAddress(resource, change(requestedSearch(resource)), null, others);
    navigate({ search: address }, { preventScrollReset: true });
  };
}
