import type { DataTag, QueryKey } from "@tanstack/react-query";
import { queryClient } from "./query-client";

type Id = string | number;
type Identified = { id: Id };
type ListQuery<T> = { queryKey: DataTag<QueryKey, T[], Error> };

function patchRecords<T extends Identified>({ queryKey }: ListQuery<T>, patch: (records: readonly T[]) => T[]): void {
  queryClient.setQueryData(queryKey, (records) => records && patch(records));
}

const replaceRecord = <T extends Identified>(list: ListQuery<T>, id: Id, change: (record: T) => T): void =>
  patchRecords(list, (records) => records.map((record) => (record.id === id ? change(record) : record)));

/**
 * Options for `useMutation` of a write that responds with the changed record of a list, which it replaces.
 * With `expected` the record changes optimistically; a failure rolls it back. Writes of one record are sent one after
 * another (`scope`), so that the last one wins.
 */
export function changesRecord<T extends Identified, V>(
  list: ListQuery<T>,
  id: Id,
  expected?: (record: T, variables: V) => T,
) {
  const mutationKey = [...list.queryKey, id];
  /** The confirmed record with the optimistic changes that are still pending. */
  function setConfirmed(confirmed: T, settled: V): void {
    const pending = queryClient.getMutationCache().findAll({ mutationKey, exact: true, status: "pending" });
    // The key identifies the write, and with it the type of its variables.
    const changes = pending.map(({ state }) => state.variables as V).filter((variables) => variables !== settled);
    const shown = changes.reduce<T>((record, variables) => expected?.(record, variables) ?? record, confirmed);
    replaceRecord(list, id, () => shown);
  }
  return {
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    onMutate(variables: V) {
      queryClient.cancelQueries({ queryKey: list.queryKey });
      const before = queryClient.getQueryData(list.queryKey)?.find((record) => record.id === id);
      if (expected) replaceRecord(list, id, (record) => expected(record, variables));
      return { before };
    },
    onSuccess: (record: T, variables: V) => setConfirmed(record, variables),
    async onSettled() {
      if (queryClient.isFetching(list) === 0) return;
      // A response on its way may have left the server before this change.
      await queryClient.cancelQueries(list);
      queryClient.invalidateQueries(list);
    },
    onError(_: Error, variables: V, context: { before: T | undefined } | undefined) {
      if (context?.before) setConfirmed(context.before, variables);
    },
  };
}

/** Whether a write of the key is pending; known before the next render, which a second click may precede. */
export const isPending = (mutationKey: QueryKey): boolean => queryClient.isMutating({ mutationKey, exact: true }) > 0;

/** Inserts a created record at the start of a list. */
export const prependRecord = <T extends Identified>(list: ListQuery<T>, record: T): void =>
  patchRecords(list, (records) => [record, ...records]);

/** Removes a deleted record from a list. */
export const removeRecord = <T extends Identified>(list: ListQuery<T>, id: Id): void =>
  patchRecords(list, (records) => records.filter((record) => record.id !== id));
