import { type QueryKey, queryOptions, skipToken } from "@tanstack/react-query";
import i18next from "i18next";
import { queryClient } from "~/api/client/query-client";
import { createEmitter, type Emitter } from "~/lib/state/emitter";
import { writeSearch } from "~/resource/address/search";
import type { Page, Resource, Row, RowId, Search } from "~/resource/resource";
import { sessionToken } from "~/session/session";
import { ofResource } from "./of-resource";
import { pageOf, selectPage, type Whole } from "./whole-list";

type CachedPage = { search: unknown; page: Page };

/** Where a page comes from. The method lets a select function of an exact response stand for it. */
type PageSource = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
  select(response: unknown): Page;
};

/** A page that was read, with what was known of it before; of a whole list, all that its search finds. */
export type PageRead = { search: Search; before: Page | undefined; after: Page };

/** The pages of a list as they are read. */
export const pageReads = ofResource((): Emitter<PageRead> => createEmitter());

/** How many pages that are out of sight are kept for the way back to them. */
const MAX_INACTIVE_PAGES = 20;

/** Forgets the pages that were read first: of a long list an operator may see hundreds. */
function dropOldPages(queryKey: QueryKey): void {
  const cache = queryClient.getQueryCache();
  const inactive = cache.findAll({ queryKey, type: "inactive", fetchStatus: "idle" });
  // Of pages read at the same time the later one comes first.
  inactive.reverse().sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const query of inactive.slice(MAX_INACTIVE_PAGES)) cache.remove(query);
}

const samePage = (page: Page): Page => page;
/** All rows of a search as one page. */
export const ALL_ROWS = { current: 1, pageSize: Number.MAX_SAFE_INTEGER };

/** What was last found in each response of a whole list: at each render several parts of a list select a page of it. */
const lastFound = ofResource(() => new WeakMap<object, { key: string; found: Page }>());

/** All that a search finds in a response, in the order of the page's language. */
function findAll(resource: Resource, { toRows }: Whole, search: Search, response: object): Page {
  const known = lastFound(resource);
  const wanted = { ...search, ...ALL_ROWS };
  const key = `${i18next.language} ${writeSearch(resource, wanted)}`;
  const last = known.get(response);
  if (last?.key === key) return last.found;
  const found = selectPage(resource, wanted, toRows(response));
  known.set(response, { key, found });
  return found;
}

function pageSource(resource: Resource, search: Search): PageSource {
  const { whole, calls, queryKey } = resource;
  const reads = pageReads(resource);
  if (!whole) {
    const key = [...queryKey, search];
    return {
      queryKey: key,
      async queryFn({ signal }) {
        const after = await calls.list({ query: search, signal });
        reads.emit({ search, before: queryClient.getQueryData(key), after });
        dropOldPages(queryKey);
        return after;
      },
      select: samePage,
    };
  }
  const key = whole.keyOf(search);
  const all = (response: object) => findAll(resource, whole, search, response);
  return {
    queryKey: key,
    async queryFn({ signal }) {
      const response = await whole.load({ search, signal });
      const before = queryClient.getQueryData<object>(key);
      reads.emit({ search, before: before === undefined ? undefined : all(before), after: all(response) });
      return response;
    },
    select: (response: object) => pageOf(all(response).list, search),
  };
}

/** The query of one page of a list; without a session it is not sent. All pages of a whole list share one request. */
export const pageQuery = (resource: Resource, search: Search) =>
  queryOptions({ ...pageSource(resource, search), enabled: sessionToken() !== "" });

/** What a page's key ends with. */
export const isSearch = (part: unknown): part is Search =>
  typeof part === "object" && part !== null && "current" in part;

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
/** The key of one record. */
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
