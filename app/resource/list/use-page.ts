import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { writeSearch } from "~/resource/address/search";
import { pageQuery } from "~/resource/data/page-query";
import type { Page, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";

const NO_ROWS: Page = { list: [], total: 0 };
const selectNoRows = () => NO_ROWS;

/**
 * Queries the page of a search. While the query is pending, and after it has failed, `data` is the previous page with
 * its own search, and with what is written meanwhile; TanStack's placeholder data would be gone after a failure.
 */
export function usePage(search: Search) {
  const resource = useResource();
  const { data, error, isFetching, refetch } = useQuery(pageQuery(resource, search));
  const [displayed, setDisplayed] = useState(search);
  if (data && writeSearch(resource, search) !== writeSearch(resource, displayed)) setDisplayed(search);
  const previous = pageQuery(resource, displayed);
  // It is selected only when it is needed: a whole list may be long.
  const { data: previousPage } = useQuery({
    ...previous,
    enabled: false,
    select: data ? selectNoRows : previous.select,
  });
  const page = data ?? previousPage;
  return {
    // That of the loader, which may be another object with the same address.
    data: page && { search: data ? search : displayed, page },
    isPlaceholderData: data === undefined && page !== undefined,
    error,
    isFetching,
    refetch,
  };
}
