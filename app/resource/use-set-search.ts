import { useNavigate } from "@remix-run/react";
import { useContext } from "react";
import { writeAddress } from "./address";
import type { Search } from "./resource";
import { OtherParamsContext, useResource } from "./resource-context";

/** Navigates to the address of a search; the current one is loaded again. */
export function useSetSearch() {
  const resource = useResource();
  const others = useContext(OtherParamsContext);
  const navigate = useNavigate();
  return (search: Search) =>
    navigate({ search: writeAddress(resource, search, null, others()) }, { preventScrollReset: true });
}
