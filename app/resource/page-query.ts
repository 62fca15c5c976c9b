import { queryOptions } from "@tanstack/react-query";
import { sessionToken } from "~/session/session";
import type { Resource, Search } from "./resource";

/** The query of one page of a list; without a session it is not sent. */
export const pageQuery = ({ queryKey, calls }: Resource, search: Search) =>
  queryOptions({
    queryKey: [...queryKey, search],
    queryFn: ({ signal }) => calls.list({ query: search, signal }),
    enabled: sessionToken() !== "",
  });
