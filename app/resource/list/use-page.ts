import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { writeSearch } from "~/resource/address/search";
import { pageQuery } from "~/resource/data/page-query";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";

/**
 * Queries the page of a search. While the query is pending, and after it has failed, `data` is the previous page with
 * its own search; TanStack's placeholder data would be gone after a failure.
 */
export function usePage(search: Search) {
  const resource = useResource();
  const { data, error, isFetching, refetch } = useQuery(pageQuery(resource, search));
  const [shown, setShown] = useState(data && { search, page: data });
  // Another search of a whole list may select an equal page, which TanStack then returns as the same object.
  const isShown =
    data === shown?.page && shown && writeSearch(resource, search) === writeSearch(resource, shown.search);
  if (data && !isShown) setShown({ search, page: data });
  const isPlaceholderData = data === undefined && shown !== undefined;
  return { data: shown, isPlaceholderData, error, isFetching, refetch };
}
