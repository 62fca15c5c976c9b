import type { Page, Resource, Row, Search } from "~/resource/resource";
import { ALL_ROWS } from "./page-query";
import { pageOf, selectPage } from "./whole-list";

/**
 * Reads the pages of a search, no larger than the call gives them, and a whole list by one request for all of them.
 * Rejects as the call does.
 */
export function pageReader(resource: Resource, search: Search) {
  let found: Row[] | undefined;
  return async (current: number, pageSize: number, signal: AbortSignal): Promise<Page> => {
    const size = Math.min(pageSize, resource.maxPageSize);
    const read = () => resource.calls.list({ query: { ...search, current, pageSize: size }, signal });
    if (!resource.whole) return read();
    found ??= selectPage(resource, { ...search, ...ALL_ROWS }, (await read()).list).list;
    return pageOf(found, { current, pageSize });
  };
}
