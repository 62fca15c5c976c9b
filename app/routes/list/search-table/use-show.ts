import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { type PolicySearch, writeSearch } from "./query";

/** Shows another search by going to its address; the same one asks again. */
export function useShow() {
  const navigate = useNavigate();
  return useCallback(
    (search: PolicySearch) => navigate({ search: writeSearch(search) }, { preventScrollReset: true }),
    [navigate],
  );
}
