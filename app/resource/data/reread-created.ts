import { queryClient } from "~/api/client/query-client";
import { readSearch } from "~/resource/address/search";
import type { Resource, Row, RowId } from "~/resource/resource";
import { findGone } from "./gone-rows";
import { recordKey } from "./page-query";

/**
 * A list without a call for one record keeps those that were created here. After an action this reads those of `rows`
 * that are kept again, by the list, because the action's response does not tell their new values. A record that is gone
 * is dropped.
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
