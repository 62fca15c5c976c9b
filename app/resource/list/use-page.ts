import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { pageQuery } from "~/resource/page-query";
import type { Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";

/**
 * Queries the page of a search. While the query is pending, and after it has failed, `data` is the previous page with
 * its own search; TanStack's placeholder data would be gone after a failure.
 */
export function usePage(search: Search) {
  const { data, error, isFetching, refetch } = useQuery(pageQuery(useResource(), search));
  const [shown, setShown] = useState(data && { search, page: data });
  if (data && data !== shown?.page) setShown({ search, page: data });
  return { data: shown, error, isFetching, refetch };
}
