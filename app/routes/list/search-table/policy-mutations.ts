import { useMutation, useMutationState } from "@tanstack/react-query";
import i18next from "i18next";
import { useMemo } from "react";
import * as v from "valibot";
import { queryClient } from "~/api/client/query-client";
import { id } from "~/api/fields";
import {
  changePolicy,
  createPolicy,
  importPolicies,
  listPolicies,
  POLICY_STATUSES,
  type Policy,
  type PolicyForm,
  setPoliciesStatus,
} from "~/api/policy";
import { notify } from "~/components/feedback/notify";

/** Resolves when the current page has been refetched or has failed. */
export const refreshPolicies = () => queryClient.invalidateQueries({ queryKey: listPolicies.queryKey });

/** The success toast is in the hook's options, so that it is shown even after the screen was left. */
const write = <T, V>(send: (variables: V) => Promise<T>, message: (result: T, variables: V) => string) => ({
  mutationFn: send,
  onSuccess: (result: T, variables: V) =>
    notify({ id: "policies", color: "green", message: message(result, variables) }),
  // Also after a failure, because the server may have done the write. Not returned: a form does not wait for it.
  onSettled: () => {
    refreshPolicies();
  },
});

const creation = write(
  (body: PolicyForm) => createPolicy({ body }),
  ({ name }) => i18next.t("policies:done.created", { name }),
);

const changeOf = (policy: Policy) =>
  write(
    (body: PolicyForm) => changePolicy({ params: { id: policy.id }, body }),
    ({ name }) => i18next.t("policies:done.changed", { name }),
  );

/** Changes the policy, or creates one without an argument. */
export const useSavePolicy = (policy?: Policy) => useMutation(policy ? changeOf(policy) : creation);

export const useImportPolicies = () =>
  useMutation(
    write(
      (rows: PolicyForm[]) => importPolicies({ body: { rows } }),
      ({ created }) => i18next.t("import:done", { total: created }),
    ),
  );

const statusChange = v.object({ ids: v.array(id), status: v.picklist(POLICY_STATUSES) });
type StatusChange = v.InferOutput<typeof statusChange>;

const setStatusOptions = {
  ...write(
    (body: StatusChange) => setPoliciesStatus({ body }),
    (_, { ids, status }) => i18next.t(`policies:done.${status}`, { total: ids.length }),
  ),
  mutationKey: ["set policies' status"],
  // The row stays busy until it shows its new status.
  onSettled: refreshPolicies,
};

/** Publishes and unpublishes policies; `busy` are those with a pending change. */
export function useSetStatus() {
  const { mutate } = useMutation(setStatusOptions);
  const pending = useMutationState({
    filters: { mutationKey: setStatusOptions.mutationKey, status: "pending" },
    select: ({ state }) => (v.is(statusChange, state.variables) ? state.variables.ids : []),
  });
  const busy = useMemo<ReadonlySet<Policy["id"]>>(() => new Set(pending.flat()), [pending]);
  return { busy, setStatus: mutate };
}
