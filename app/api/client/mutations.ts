import type { DataTag, QueryKey } from "@tanstack/react-query";
import { ApiError } from "./api-error";
import { queryClient } from "./query-client";

type Id = string | number;
type Identified = { id: Id };
type ListQuery<T> = { queryKey: DataTag<QueryKey, T[], Error> };

/** Unlike `setQueryData` it keeps the error of a failed refresh, and with it the message and the retry. */
function patchRecords<T extends Identified>({ queryKey }: ListQuery<T>, patch: (records: T[]) => T[]): void {
  const query = queryClient.getQueryCache().find<T[], Error, T[]>({ queryKey, exact: true });
  if (query?.state.data) query.setState({ data: patch(query.state.data) });
}

/** The last of the list's pending writes fetches it again (`refetchInterrupted`). */
const refetchLater = ({ queryKey }: { queryKey: QueryKey }) =>
  queryClient.invalidateQueries({ queryKey, exact: true, refetchType: "none" });

/** Cancels a fetch that is running: its response may have left the server before a write. It is fetched again later. */
function interruptFetch({ queryKey }: { queryKey: QueryKey }): void {
  if (queryClient.isFetching({ queryKey, exact: true }) === 0) return;
  queryClient.cancelQueries({ queryKey, exact: true });
  refetchLater({ queryKey });
}

/** Fetches a list again whose fetch was interrupted, unless further writes of it are pending. */
async function refetchInterrupted({ queryKey }: { queryKey: QueryKey }): Promise<void> {
  const isLast = queryClient.isMutating({ mutationKey: queryKey }) <= 1;
  const isInterrupted = queryClient.getQueryState(queryKey)?.isInvalidated;
  if (isLast && isInterrupted) await queryClient.refetchQueries({ queryKey, exact: true, type: "active" });
}

/** The list in sight may be out of date where a write of it is refused, as of a record that a colleague has deleted. */
function expireIfRefused(list: { queryKey: QueryKey }, error: Error): void {
  if (error instanceof ApiError && error.isRefusal) refetchLater(list);
}

/** For a write that failed and has changed nothing beforehand; resolves when the list was fetched again, if it is. */
export function refetchAfterFailure(list: { queryKey: QueryKey }, error: Error): Promise<void> {
  expireIfRefused(list, error);
  return refetchInterrupted(list);
}

/** Patches a list after one of its writes. */
function patchAfterWrite<T extends Identified>(list: ListQuery<T>, patch: (records: T[]) => T[]): void {
  interruptFetch(list);
  patchRecords(list, patch);
  refetchInterrupted(list);
}

const withChange = <T extends Identified>(records: T[], id: Id, change: (record: T) => T): T[] =>
  records.map((record) => (record.id === id ? change(record) : record));

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
    patchAfterWrite(list, (records) => withChange(records, id, () => shown));
  }
  return {
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    onMutate(variables: V) {
      interruptFetch(list);
      const before = queryClient.getQueryData(list.queryKey)?.find((record) => record.id === id);
      if (expected) patchRecords(list, (records) => withChange(records, id, (record) => expected(record, variables)));
      return { before };
    },
    onSuccess: (record: T, variables: V) => setConfirmed(record, variables),
    onError(error: Error, variables: V, context: { before: T | undefined } | undefined) {
      expireIfRefused(list, error);
      // What the following writes would restore contains the refused change.
      if (queryClient.isMutating({ mutationKey, exact: true }) > 1) refetchLater(list);
      // What another write has brought meanwhile stays where nothing is rolled back.
      if (expected && context?.before) setConfirmed(context.before, variables);
      else refetchInterrupted(list);
    },
  };
}

/** Whether a write of the key is pending; known before the next render, which a second click may precede. */
export const isPending = (mutationKey: QueryKey): boolean => queryClient.isMutating({ mutationKey, exact: true }) > 0;

/** Inserts a created record at the start of a list. The mutation's key starts with the list's. */
export const prependRecord = <T extends Identified>(list: ListQuery<T>, record: T): void =>
  patchAfterWrite(list, (records) => [record, ...records]);

/** Removes a deleted record from a list. The mutation's key starts with the list's. */
export const removeRecord = <T extends Identified>(list: ListQuery<T>, id: Id): void =>
  patchAfterWrite(list, (records) => records.filter((record) => record.id !== id));
