import { useNavigate } from "@remix-run/react";
import type { Search } from "./resource";
import { useResource } from "./resource-context";
import { writeSearch } from "./search";

/** Navigates to the address of a search; the current one is loaded again. */
export function useSetSearch() {
  const resource = useResource();
  const navigate = useNavigate();
  return (search: Search) => navigate({ search: writeSearch(resource, search) }, { preventScrollReset: true });
}
