import { queryOptions } from "@tanstack/react-query";
import { sessionToken } from "~/session/session";
import type { Page, Resource, Search } from "./resource";
import { selectPage } from "./whole-list";

/** The query of one page of a list; without a session it is not sent. All pages of a whole list share one request. */
export const pageQuery = (resource: Resource, search: Search) =>
  queryOptions({
    queryKey: resource.whole ? resource.queryKey : [...resource.queryKey, search],
    queryFn: ({ signal }) => resource.calls.list({ query: search, signal }),
    select: resource.whole ? (response: Page) => toPage(resource, search, response) : undefined,
    enabled: sessionToken() !== "",
  });

/** Reads a page. Rejects as the call does. */
export const readPage = async (resource: Resource, search: Search, signal: AbortSignal): Promise<Page> =>
  toPage(resource, search, await resource.calls.list({ query: search, signal }));

const toPage = (resource: Resource, search: Search, response: Page): Page =>
  resource.whole ? selectPage(resource, search, response.list) : response;
