import { useCallback, useState } from "react";
import type { Policy } from "~/api/policy";

type SelectedPolicies = ReadonlyMap<Policy["id"], Policy>;
const EMPTY: SelectedPolicies = new Map();

/**
 * The selected rows on all pages of a search. Other filters clear the selection: nobody should change rows that are no
 * longer in the list.
 */
export function useSelection(filters: string) {
  const [state, setState] = useState({ filters, selected: EMPTY });
  const selected = state.filters === filters ? state.selected : EMPTY;

  const select = useCallback(
    (policies: readonly Policy[], on: boolean) =>
      setState((before) => {
        const next = new Map(before.filters === filters ? before.selected : EMPTY);
        for (const policy of policies) {
          if (on) next.set(policy.id, policy);
          else next.delete(policy.id);
        }
        return { filters, selected: next };
      }),
    [filters],
  );
  const clear = useCallback(() => setState({ filters, selected: EMPTY }), [filters]);
  return { selected, select, clear };
}

export type Selection = ReturnType<typeof useSelection>;
