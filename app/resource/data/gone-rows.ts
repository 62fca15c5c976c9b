import { GONE_CHECK_ROWS } from "~/config/limits";
import { readSearch } from "~/resource/address/search";
import type { Page, Resource, Row, Search } from "~/resource/resource";
import { cachedPages } from "./page-query";
import { pageReader } from "./page-reader";
import { createReader } from "./read-all";

const PAGE_KEYS = ["current", "pageSize", "sort"];

/** Whether a page's search has no conditions: with some, a changed record may only have left the search. */
const isUnfiltered = (search: unknown): boolean =>
  typeof search !== "object" || search === null || Object.keys(search).every((key) => PAGE_KEYS.includes(key));

/** The page in sight, if it is one of the whole list. */
const pageInSight = (resource: Resource): Page | undefined =>
  cachedPages(resource, "active").find(({ search }) => isUnfiltered(search))?.page;

/** Those of some records that a page had, and has no longer. */
export function missingFrom(after: Page, before: Page, isOne: (row: Row) => boolean): Row[] {
  const ids = new Set(after.list.map(({ id }) => id));
  return before.list.filter((row) => isOne(row) && !ids.has(row.id));
}

/**
 * Which of some records, missing from their page, are no longer found by its search: they may have moved to another
 * page. Where finding out would take long, or the list changes meanwhile, none is said to be gone. `onFound` is given those
 * that are found, as they are now.
 */
export async function findGone(
  resource: Resource,
  search: Search,
  rows: readonly Row[],
  onFound?: (row: Row) => void,
): Promise<readonly Row[]> {
  // A whole list is one page.
  if (rows.length === 0 || resource.whole) return rows;
  const missing = new Map(rows.map((row) => [row.id, row]));
  const enough = new AbortController();
  const reader = createReader({
    readPage: pageReader(resource, search),
    onRows(found, { total }) {
      for (const row of found) if (missing.delete(row.id)) onFound?.(row);
      if (missing.size === 0 || total > GONE_CHECK_ROWS) enough.abort();
    },
  });
  const isRead = await reader.read(enough.signal).then(
    ({ changed }) => !changed,
    // A failed call has its toast.
    () => false,
  );
  return isRead ? [...missing.values()] : [];
}

/** Returns a function that counts, once the list has been read again, which of these records are gone. */
export function trackGone(resource: Resource, rows: readonly Row[]): () => Promise<number> {
  const before = pageInSight(resource);
  const ids = new Set(rows.map(({ id }) => id));
  return async () => {
    const after = pageInSight(resource);
    if (!before || !after) return 0;
    const search = readSearch(resource, new URLSearchParams());
    const gone = await findGone(
      resource,
      search,
      missingFrom(after, before, ({ id }) => ids.has(id)),
    );
    return gone.length;
  };
}
