import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listPolicies } from "~/api/policy";
import type { PolicySearch } from "./query";

/**
 * Queries the page of a search. While the query is pending, and after it has failed, `data` is the previous page with
 * its own search; TanStack's placeholder data would be gone after a failure.
 */
export function usePolicyPage(search: PolicySearch) {
  const { data, error, isFetching, refetch } = useQuery(listPolicies.query({ query: search }));
  const [shown, setShown] = useState(data && { search, page: data });
  if (data && data !== shown?.page) setShown({ search, page: data });
  return { data: shown, error, isFetching, refetch };
}
