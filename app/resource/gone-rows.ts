import { cachedPages } from "./page-query";
import type { Page, Resource, RowId } from "./resource";

const PAGE_KEYS = ["current", "pageSize", "sort"];

/** Whether a page's search has no conditions: with some, a changed record may only have left the search. */
const isUnfiltered = (search: unknown): boolean =>
  typeof search !== "object" || search === null || Object.keys(search).every((key) => PAGE_KEYS.includes(key));

/** The page in sight, if it is one of the whole list. */
const pageInSight = (resource: Resource): Page | undefined =>
  cachedPages(resource, "active").find(({ search }) => isUnfiltered(search))?.page;

/**
 * Returns a function that counts, once the list has been read again, which of these records are gone. A record that is
 * no longer in sight may also have moved to another page, but then the list is as long as before.
 */
export function watchForGone(resource: Resource, ids: readonly RowId[]): () => number {
  const before = pageInSight(resource);
  return () => {
    const after = pageInSight(resource);
    if (!before || !after) return 0;
    const isIn = ({ list }: Page, id: RowId) => list.some((row) => row.id === id);
    const missing = ids.filter((id) => isIn(before, id) && !isIn(after, id));
    return Math.max(0, Math.min(missing.length, before.total - after.total));
  };
}
