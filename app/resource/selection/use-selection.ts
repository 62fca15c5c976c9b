import { useCallback, useEffect } from "react";
import { useStore } from "~/lib/state/use-store";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { keepSelectionCurrent } from "./keep-selection-current";
import { deselect, selectedRows, setSelected } from "./selected-rows";

/**
 * The selected rows on all pages of a search. Other filters clear the selection, so that a bulk action only
 * changes rows that are still in the list.
 */
export function useSelection(filters: string) {
  const resource = useResource();
  keepSelectionCurrent(resource);
  const selected = useStore(resource.listState, (current) => selectedRows(current.selected, filters));
  const select = useCallback(
    (rows: readonly Row[], on: boolean) => setSelected(resource, filters, rows, on),
    [resource, filters],
  );
  const clear = useCallback(
    () => resource.listState.set({ selected: { filters, rows: new Map() } }),
    [resource, filters],
  );
  // Going back to the earlier search does not bring back its selection.
  useEffect(() => {
    if (resource.listState.get().selected.filters !== filters) clear();
  }, [resource, filters, clear]);
  return { selected, select, deselect: (rows: readonly Row[]) => deselect(resource, rows), clear };
}
