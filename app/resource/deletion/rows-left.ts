import type { Resource, Row } from "~/resource/resource";
import { deletionsOf } from "./use-delete";

/** Some records without those that are being deleted, which the server has until the time for an undo is over. */
export function rowsLeft(resource: Resource, rows: readonly Row[]): readonly Row[] {
  const { ids } = deletionsOf(resource).hidden.get();
  return rows.filter(({ id }) => !ids.has(id));
}
