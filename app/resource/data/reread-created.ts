import { queryClient } from "~/api/client/query-client";
import { readSearch } from "~/resource/address/search";
import type { Resource, Row, RowId } from "~/resource/resource";
import { findGone } from "./gone-rows";
import { recordKey } from "./page-query";

/**
 * Reads those of some records again, in the list, that are kept since they were created because no call reads one: what
 * an action answers does not tell what it has made of them. One that is gone is kept no longer.
 */
export async function rereadCreated(resource: Resource, rows: readonly Row[]): Promise<void> {
  const keyOf = (id: RowId) => recordKey(resource, id);
  const created = rows.filter(({ id }) => queryClient.getQueryData(keyOf(id)));
  if (resource.calls.one || created.length === 0) return;
  const found = new Map<RowId, Row>();
  const all = readSearch(resource, new URLSearchParams());
  const gone = await findGone(resource, all, created, (row) => found.set(row.id, row));
  for (const [id, row] of found) queryClient.setQueryData(keyOf(id), row);
  for (const { id } of gone) queryClient.resetQueries({ queryKey: keyOf(id) });
}
