import { useNavigate } from "@remix-run/react";
import { type PolicySearch, writeSearch } from "./query";

/** Goes to the address of another search; the address of the same one reads it anew. */
export function useSetSearch() {
  const navigate = useNavigate();
  return (search: PolicySearch) => navigate({ search: writeSearch(search) }, { preventScrollReset: true });
}
