import { useCallback, useState } from "react";
import type { Policy } from "~/api/policy";

type Chosen = ReadonlyMap<Policy["id"], Policy>;
const NONE: Chosen = new Map();

/**
 * The rows chosen over all pages of one search. Other filters begin anew: nobody should change rows
 * that the filters no longer show.
 */
export function useSelection(filters: string) {
  const [state, setState] = useState({ filters, chosen: NONE });
  const chosen = state.filters === filters ? state.chosen : NONE;

  const select = useCallback(
    (policies: readonly Policy[], on: boolean) =>
      setState((before) => {
        const next = new Map(before.filters === filters ? before.chosen : NONE);
        for (const policy of policies) {
          if (on) next.set(policy.id, policy);
          else next.delete(policy.id);
        }
        return { filters, chosen: next };
      }),
    [filters],
  );
  const clear = useCallback(() => setState({ filters, chosen: NONE }), [filters]);
  return { chosen, select, clear };
}

export type Selection = ReturnType<typeof useSelection>;
