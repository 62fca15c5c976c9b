import { useMutationState } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import * as v from "valibot";
import { id } from "~/api/fields";
import type { RowId } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { type ActionRun, runAction } from "./run-action";
import { actionKey } from "./run-on-records";

const pendingIds = v.array(id);

/** The records with a pending action. */
export function useBusyIds(): ReadonlySet<RowId> {
  const resource = useResource();
  const pending = useMutationState({
    filters: { mutationKey: actionKey(resource), status: "pending" },
    select: ({ state }) => (v.is(pendingIds, state.variables) ? state.variables : []),
  });
  return useMemo(() => new Set(pending.flat()), [pending]);
}

/** Returns what runs the declared actions on records. An undo gives the focus back. */
export function useRunAction(restoreFocus: () => void) {
  const resource = useResource();
  /** Resolves when the list shows the new states. The failure of a call has its toast already. */
  return useCallback((run: ActionRun) => runAction(resource, { ...run, restoreFocus }), [resource, restoreFocus]);
}
