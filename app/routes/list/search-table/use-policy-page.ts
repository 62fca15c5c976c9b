import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listPolicies } from "~/api/policy";
import type { PolicySearch } from "./query";

/** Each search is read by the route's loader; without `staleTime` its first render would read it once more. */
export const policyPageQuery = (search: PolicySearch) => ({
  ...listPolicies.query({ query: search }),
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * The page of a search. Until it has come, and where it fails, `shown` is the page before it, with the search that
 * its rows answer; the library's own placeholder would go with the failure.
 */
export function usePolicyPage(search: PolicySearch) {
  const { data, error, isFetching, refetch } = useQuery(policyPageQuery(search));
  const [shown, setShown] = useState(data && { search, page: data });
  if (data && data !== shown?.page) setShown({ search, page: data });
  return { shown, error, isFetching, refetch };
}
