import { useCallback } from "react";
import { useStore } from "~/lib/state/use-store";
import type { SelectedRows } from "~/resource/place";
import type { Row, RowId } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";

const EMPTY: SelectedRows = new Map();

/**
 * The selected rows on all pages of a search. Other filters clear the selection, so that a bulk action only
 * changes rows that are still in the list.
 */
export function useSelection(filters: string) {
  const { place } = useResource();
  const stored = useStore(place, (current) => current.selected);
  const selected = stored.filters === filters ? stored.rows : EMPTY;

  const select = useCallback(
    (rows: readonly Row[], on: boolean) => {
      const before = place.get().selected;
      const next = new Map(before.filters === filters ? before.rows : EMPTY);
      for (const row of rows) {
        if (on) next.set(row.id, row);
        else next.delete(row.id);
      }
      place.set({ selected: { filters, rows: next } });
    },
    [place, filters],
  );
  const deselect = useCallback(
    (ids: readonly RowId[]) => {
      const { filters: of, rows } = place.get().selected;
      const removed = new Set(ids);
      place.set({ selected: { filters: of, rows: new Map([...rows].filter(([id]) => !removed.has(id))) } });
    },
    [place],
  );
  const clear = useCallback(() => place.set({ selected: { filters, rows: EMPTY } }), [place, filters]);
  return { selected, select, deselect, clear };
}
