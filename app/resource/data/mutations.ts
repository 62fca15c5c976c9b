import { notifications } from "@mantine/notifications";
import { type QueryKey, useMutation, useMutationState } from "@tanstack/react-query";
import isEqual from "fast-deep-equal";
import i18next from "i18next";
import { createElement, type ReactNode } from "react";
import { formMutation } from "~/api/client/pending-writes";
import { queryClient } from "~/api/client/query-client";
import { notify } from "~/components/feedback/notify";
import { ACTION_TOAST_MS } from "~/config/times";
import { type Callbacks, useMutateOrNotify } from "~/features/submissions/use-mutate-or-notify";
import { CreatedMessage } from "~/resource/created-message";
import { type Resource, type Row, type RowId, titleOf } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { refreshSelected } from "~/resource/selection/selected-rows";
import { endUndoByKey, undoOfRole } from "~/resource/undo/offer-undo";
import { updateRow } from "./current-record";
import { cachedPages, recordKey, recordsKey } from "./page-query";

/** Resolves when the current page, and the record in sight, have been refetched or have failed. */
export async function refreshList(resource: Resource): Promise<void> {
  const { queryKey } = resource;
  await Promise.all([queryKey, recordsKey(resource)].map((key) => queryClient.invalidateQueries({ queryKey: key })));
}

type Toast = { message: ReactNode; autoClose?: number } | { text: string; onUndo: () => void };

/** The latest toast of a saved change that offers an undo, which alone is shown. */
let savedToast = "";

function report({ namespace }: Resource, toast: Toast, offerUndo = undoOfRole()): void {
  const color = "green";
  endUndoByKey();
  notifications.hide(savedToast);
  if ("message" in toast) notify({ id: namespace, color, ...toast });
  else savedToast = offerUndo({ kind: "saved", color, ...toast });
}

/** The success toast is in the hook's options, so that it is shown even after the screen was left. */
export const write = <T, V>(
  resource: Resource,
  send: (variables: V) => Promise<T>,
  toast: (result: T, variables: V) => Toast,
) => ({
  mutationFn: send,
  onMutate: undoOfRole,
  onSuccess: (result: T, variables: V, offerUndo?: ReturnType<typeof undoOfRole>) => {
    report(resource, toast(result, variables), offerUndo);
  },
  // Also after a failure, because the server may have done the write. Not returned: a form does not wait for it.
  onSettled: () => {
    refreshList(resource);
  },
});

/** In place of a call that the list does not declare. */
export const missing = (call: string) => () => Promise.reject(new Error(`The resource declares no call to ${call}.`));

/** A record before and after a change, and the request's body. */
export type SavedChange = { before: Row; saved: Row; body: object };
export type SaveOptions = {
  /** The name of the form on its screen. */
  form?: string;
  onView?: (id: RowId) => void;
  onSaved?: () => void;
  /** Takes a change back; without it, that is not offered. */
  undo?: (change: SavedChange) => void;
};

/** The key of the writes that create a record. */
export const createKey = ({ queryKey }: Resource): QueryKey => [...queryKey, "create"];

type Write = { row: Row | undefined; body: object };

/**
 * Changes the record, or creates one; the variables are the request's body. `onView` shows a new record, which need not
 * be on the page in sight. `onSaved` is called even if the form was left meanwhile. `refusal`: why the last save of this
 * form failed, or in a moment one that a form of the same name has sent before it was left.
 */
export function useSave(row?: Row, { form, onView, onSaved, undo }: SaveOptions = {}) {
  const resource = useResource();
  const { entity } = useResourceTexts();
  const { create = missing("create") } = resource.calls;
  // With the record it is based on: TanStack gives a mutation that is being sent the functions of each later render.
  const send = ({ row: before, body }: Write) => (before ? changeRecord(resource, before, body) : create({ body }));
  function done(saved: Row, { row: before, body }: Write): Toast {
    onSaved?.();
    const text = i18next.t(`resource:done.${before ? "changed" : "created"}`, { name: titleOf(resource, saved) });
    // A record need not be on the page in sight: a new one is kept, a changed one may be selected and move.
    if (before) {
      updateRow(resource, saved);
      refreshSelected(resource, [{ ...before, ...saved }]);
    } else queryClient.setQueryData<Row>(recordKey(resource, saved.id), saved);
    if (before && undo) return { text, onUndo: () => undo({ before, saved, body }) };
    if (before || !onView) return { message: text };
    const view = () => onView(saved.id);
    return {
      message: createElement(CreatedMessage, { toast: resource.namespace, text, onView: view }),
      autoClose: ACTION_TOAST_MS,
    };
  }
  const mutationKey = row ? [...resource.queryKey, form] : createKey(resource);
  const mutation = useMutation({
    ...write(resource, send, done),
    mutationKey,
    ...formMutation({ screen: resource.screen, form }),
    // One after the other: each is based on what the one before it has made of the record.
    ...(row && { scope: { id: JSON.stringify([...resource.queryKey, row.id]) } }),
  });
  const refusals = useMutationState({
    filters: { mutationKey, exact: true, status: "error" },
    select: ({ state }) => state.error,
  });
  const what = () =>
    row
      ? i18next.t("submissions:left.change", { name: titleOf(resource, row) })
      : i18next.t("submissions:left.create", entity);
  const mutate = useMutateOrNotify(mutation, what);
  const save = (body: object, callbacks?: Callbacks<Row>) => mutate({ row, body }, callbacks);
  return { ...mutation, mutate: save, refusal: refusals.at(-1) };
}

/** Changes a record; `quiet`: the caller reports a failure. */
export function changeRecord(
  resource: Resource,
  row: Row,
  body: object,
  options: { quiet?: boolean } = {},
): Promise<Row> {
  const { change = missing("change") } = resource.calls;
  return change({ params: { id: row.id }, body: { ...body, ...versionFor(resource, row, body) }, ...options });
}

/**
 * The state of a record that a change is based on, if the list's records have one: the newest that is in sight, as long as
 * what is changed is in it as it was.
 */
function versionFor(resource: Resource, row: Row, body: object): object {
  const { version } = resource;
  if (!version) return {};
  const inSight = cachedPages(resource, "active").flatMap(({ page }) => page.list.filter(({ id }) => id === row.id));
  const isAsBefore = (one: Row) => Object.keys(body).every((name) => isEqual(one[name], row[name]));
  return { ifVersion: (inSight.find(isAsBefore) ?? row)[version] };
}
