import { useCallback, useState } from "react";
import type { Row, RowId } from "~/resource/resource";

type SelectedRows = ReadonlyMap<RowId, Row>;
const EMPTY: SelectedRows = new Map();

/**
 * The selected rows on all pages of a search. Other filters clear the selection, so that a bulk action only
 * changes rows that are still in the list.
 */
export function useSelection(filters: string) {
  const [state, setState] = useState({ filters, selected: EMPTY });
  const selected = state.filters === filters ? state.selected : EMPTY;

  const select = useCallback(
    (rows: readonly Row[], on: boolean) =>
      setState((before) => {
        const next = new Map(before.filters === filters ? before.selected : EMPTY);
        for (const row of rows) {
          if (on) next.set(row.id, row);
          else next.delete(row.id);
        }
        return { filters, selected: next };
      }),
    [filters],
  );
  const deselect = useCallback(
    (ids: readonly RowId[]) =>
      setState(({ filters: of, selected: before }) => ({
        filters: of,
        selected: new Map([...before].filter(([id]) => !ids.includes(id))),
      })),
    [],
  );
  const clear = useCallback(() => setState({ filters, selected: EMPTY }), [filters]);
  return { selected, select, deselect, clear };
}

export type Selection = ReturnType<typeof useSelection>;
