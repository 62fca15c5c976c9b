import { useMutation, useMutationState } from "@tanstack/react-query";
import i18next from "i18next";
import { createElement, type ReactNode, useMemo } from "react";
import * as v from "valibot";
import { queryClient } from "~/api/client/query-client";
import { id } from "~/api/fields";
import { notify } from "~/components/feedback/notify";
import { ACTION_TOAST_MS } from "~/config/times";
import { CreatedMessage } from "./created-message";
import { currentRecord, updateRow } from "./current-record";
import { watchForGone } from "./gone-rows";
import { recordKey, recordsKey } from "./page-query";
import { sendInPortions } from "./portions";
import { type Resource, type Row, type RowId, titleOf } from "./resource";
import { useResource } from "./resource-context";
import { useWords, type Words } from "./words";

/** Resolves when the current page, and the record in sight, have been refetched or have failed. */
export async function refreshList(resource: Resource): Promise<void> {
  const { queryKey } = resource;
  await Promise.all([queryKey, recordsKey(resource)].map((key) => queryClient.invalidateQueries({ queryKey: key })));
}

type Toast = { message: ReactNode; autoClose?: number; color?: string };

/** The success toast is in the hook's options, so that it is shown even after the screen was left. */
const write = <T, V>(
  resource: Resource,
  send: (variables: V) => Promise<T>,
  toast: (result: T, variables: V) => Toast,
) => ({
  mutationFn: send,
  onSuccess: (result: T, variables: V) => notify({ id: resource.words, color: "green", ...toast(result, variables) }),
  // Also after a failure, because the server may have done the write. Not returned: a form does not wait for it.
  onSettled: () => {
    refreshList(resource);
  },
});

const missing = (call: string) => () => Promise.reject(new Error(`The resource declares no call to ${call}.`));

/**
 * Changes the record, or creates one; the variables are the request's body. `onView` shows a new record, which need not
 * be on the page in sight.
 */
export function useSave(row?: Row, onView?: (id: RowId) => void) {
  const resource = useResource();
  const { create = missing("create"), change = missing("change") } = resource.calls;
  const send = (body: object) =>
    row ? change({ params: { id: row.id }, body: { ...body, ...versionOf(resource, row) } }) : create({ body });
  function done(saved: Row): Toast {
    const text = i18next.t(`resource:done.${row ? "changed" : "created"}`, { name: titleOf(resource, saved) });
    // A changed record is kept only if it has been created here.
    queryClient.setQueryData<Row>(recordKey(resource, saved.id), (created) => (row && !created ? undefined : saved));
    if (row || !onView) return { message: text };
    const view = () => onView(saved.id);
    return {
      message: createElement(CreatedMessage, { toast: resource.words, text, onView: view }),
      autoClose: ACTION_TOAST_MS,
    };
  }
  return useMutation({
    ...write(resource, send, done),
    onError(refusal: Error) {
      const current = currentRecord(refusal);
      if (current) updateRow(resource, current);
    },
  });
}

/** The state of a record that a change is based on, if the list's records have one. */
const versionOf = ({ version }: Resource, row: Row): object => (version ? { ifVersion: row[version] } : {});

/** Creates the records of an import. */
export function useImport() {
  const resource = useResource();
  const words = useWords();
  const { importRows = missing("import") } = resource.calls;
  const send = (rows: object[]) => importRows({ body: { rows } });
  return useMutation(
    write(resource, send, ({ created }) => ({
      message: i18next.t("imports:done", { counted: words.counted(created) }),
    })),
  );
}

const actionVariables = v.object({ action: v.string(), ids: v.array(id), skipped: v.optional(v.number()) });
type ActionVariables = v.InferOutput<typeof actionVariables>;

const actionOptions = (resource: Resource, words: Words) => ({
  ...write(
    resource,
    // The rows stay busy until they show their new state. A server that only confirms does not tell what it did.
    async ({ action, ids }: ActionVariables) => {
      const countGone = watchForGone(resource, ids);
      const { done, error } = await sendInPortions(ids, resource.actions[action]?.call ?? missing(action));
      if (done.length === 0) throw error;
      await refreshList(resource);
      return { done, gone: countGone() };
    },
    ({ done, gone }, { action, ids, skipped = 0 }) => {
      const rest = ids.length - done.length;
      const further = [
        { key: "gone", count: gone },
        { key: "skipped", count: skipped },
        { key: "rest", count: rest },
      ] as const;
      const message = further
        .filter(({ count }) => count > 0)
        .reduce(
          (text, { key, count }) => i18next.t(`resource:done.${key}`, { done: text, counted: words.counted(count) }),
          words.done(action, done.length - gone),
        );
      return { message, color: rest === 0 ? "green" : "yellow" };
    },
  ),
  mutationKey: [...resource.queryKey, "action"],
  onSettled: (_: unknown, error: Error | null) => (error ? refreshList(resource) : undefined),
});

/** Runs the declared actions on records; `busy` are those with a pending one. */
export function useActions() {
  const resource = useResource();
  const words = useWords();
  const options = useMemo(() => actionOptions(resource, words), [resource, words]);
  const { mutate, mutateAsync } = useMutation(options);
  const pending = useMutationState({
    filters: { mutationKey: options.mutationKey, status: "pending" },
    select: ({ state }) => (v.is(actionVariables, state.variables) ? state.variables.ids : []),
  });
  const busy = useMemo<ReadonlySet<RowId>>(() => new Set(pending.flat()), [pending]);
  return {
    busy,
    act: mutate,
    /** Resolves with the ids for which the action is done. `skipped`: how many records were left out. */
    actOn: (action: string, ids: RowId[], skipped: number) =>
      mutateAsync({ action, ids, skipped }).then(({ done }) => done),
  };
}
