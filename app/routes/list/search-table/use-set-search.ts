import { useNavigate } from "@remix-run/react";
import { type PolicySearch, writeSearch } from "./query";

/** Navigates to the address of a search; the current one is loaded again. */
export function useSetSearch() {
  const navigate = useNavigate();
  return (search: PolicySearch) => navigate({ search: writeSearch(search) }, { preventScrollReset: true });
}
