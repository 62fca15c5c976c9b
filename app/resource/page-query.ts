import { type QueryKey, queryOptions, skipToken } from "@tanstack/react-query";
import { queryClient } from "~/api/client/query-client";
import { sessionToken } from "~/session/session";
import type { Page, Resource, Row, RowId, Search } from "./resource";
import { selectPage } from "./whole-list";

type CachedPage = { search: unknown; page: Page };

/** Where a page comes from. The method lets a select function of an exact response stand for it. */
type PageSource = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
  select(response: unknown): Page;
};

const samePage = (page: Page): Page => page;

function pageSource(resource: Resource, search: Search): PageSource {
  const { whole, calls, queryKey } = resource;
  if (!whole) {
    return {
      queryKey: [...queryKey, search],
      queryFn: ({ signal }) => calls.list({ query: search, signal }),
      select: samePage,
    };
  }
  return {
    queryKey: whole.keyOf(search),
    queryFn: ({ signal }) => whole.load({ search, signal }),
    select: (response) => selectPage(resource, search, whole.toRows(response)),
  };
}

/** The query of one page of a list; without a session it is not sent. All pages of a whole list share one request. */
export const pageQuery = (resource: Resource, search: Search) =>
  queryOptions({ ...pageSource(resource, search), enabled: sessionToken() !== "" });

/** Reads a page. Rejects as the call does. */
export async function readPage(resource: Resource, search: Search, signal: AbortSignal): Promise<Page> {
  const page = await resource.calls.list({ query: search, signal });
  return resource.whole ? selectPage(resource, search, page.list) : page;
}

/** The pages that have been read and are still kept, with their searches. */
export function cachedPages({ queryKey, whole }: Resource, type: "all" | "active" = "all"): CachedPage[] {
  if (!whole) {
    const pages = queryClient.getQueriesData<Page>({ queryKey, type });
    return pages.flatMap(([key, page]) => (page ? [{ search: key.at(-1), page }] : []));
  }
  const responses = queryClient.getQueriesData({ queryKey, type });
  return responses.flatMap(([, response]) => {
    if (response === undefined) return [];
    const list = whole.toRows(response);
    return [{ search: {}, page: { list, total: list.length } }];
  });
}

/** The prefix of the keys of all records of a list that are known by themselves. */
export const recordsKey = ({ queryKey }: Pick<Resource, "queryKey">): QueryKey => ["record", ...queryKey];
export const recordKey = (resource: Pick<Resource, "queryKey">, id: RowId): QueryKey => [
  ...recordsKey(resource),
  String(id),
];

/** The query of one record: as its call gives it whenever it is opened, or else as it was last written here. */
export function recordQuery(resource: Resource, id: RowId) {
  const { one } = resource.calls;
  return queryOptions<Row>({
    queryKey: recordKey(resource, id),
    queryFn: one ? ({ signal }) => one({ params: { id }, signal }) : skipToken,
    staleTime: 0,
    refetchOnMount: true,
  });
}
