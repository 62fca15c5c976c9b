import { notifications } from "@mantine/notifications";
import type { QueryKey } from "@tanstack/react-query";
import i18next from "i18next";
import { queryClient } from "~/api/client/query-client";
import { keepaliveTransport } from "~/api/client/signed-fetch";
import { notify } from "~/components/feedback/notify";
import { UNDO_MS } from "~/config/times";
import { beforeLeaving } from "~/lib/page/waiting-writes";
import { useStore } from "~/lib/state/use-store";
import { filtersKey } from "~/resource/address/search";
import { ofResource } from "~/resource/data/of-resource";
import { isSearch, recordKey } from "~/resource/data/page-query";
import { recordsText } from "~/resource/records-text";
import type { Page, Resource, Row, RowId } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { offerUndoOfDeletion } from "~/resource/undo/offer-undo";
import { isOfSession, sessionToken } from "~/session/session";
import { createDeletions, type Deletions } from "./deletions";
import { dropDraftsOf } from "./drop-drafts";
import { createPortions } from "./portions-until-left";

type Report = {
  toast: string;
  /** What its records are called, or so many of them. */
  nameOf: (count: number) => string;
  first: Row;
  onRows: (undone?: Row) => void;
};
/** What is needed to report deletions that have not ended, by their resource and batch. */
const reports = new Map<string, Report>();

/** The deletions of a resource, which go on and are reported when its screen is left. */
export const deletionsOf = ofResource((resource): Deletions => {
  const { calls, queryKey, whole } = resource;
  const isWhole = whole !== undefined;
  const deletions = createDeletions({
    waitMs: UNDO_MS,
    portions: createPortions({
      send: async (ids, leaving) =>
        calls.remove?.({ body: { ids }, transport: leaving ? keepaliveTransport : undefined }),
      isOneByOne: calls.removeOne !== undefined,
      isCurrent: isOfSession,
    }),
    // The response of a whole list is of the call's own shape, and a record whose deletion failed may be gone or changed.
    async beforeEnd({ ids, unanswered = [], error }, leaving) {
      const isStale = unanswered.length > 0 || (!leaving && (error || (isWhole && ids.length > 0)));
      if (isStale) await queryClient.invalidateQueries({ queryKey });
    },
    session: sessionToken,
    isCurrent: isOfSession,
  });
  // The build renders the first picture where there is no window.
  if (!import.meta.env.SSR) addEventListener("pagehide", () => deletions.flush());
  beforeLeaving.listen((wait) => wait(deletions.flush()));
  deletions.results.listen(({ batch, ids, refused, unanswered = [], outcome }) => {
    const key = keyOf(queryKey, batch);
    const { toast = "", nameOf, first, onRows } = reports.get(key) ?? {};
    reports.delete(key);
    notifications.hide(toast);
    if (outcome === "done") {
      dropDraftsOf(resource, ids);
      for (const id of ids) queryClient.removeQueries({ queryKey: recordKey(resource, id) });
      if (!isWhole) removeFromPages(resource, deletions, ids);
    }
    if (outcome === "undone") notify({ id: String(queryKey), message: i18next.t("resource:done.undone") });
    for (const [text, count] of [
      ["selection:mayBeDeleted", unanswered.length],
      ["resource:done.notDeleted", refused.length - unanswered.length],
    ] as const) {
      const message = i18next.t(text, { records: nameOf?.(count) });
      if (count > 0) notify({ id: `${toast} ${text}`, color: "red", message });
    }
    queueMicrotask(() => onRows?.(outcome === "undone" ? first : undefined));
  });
  return deletions;
});

/** Removes deleted records from the pages that were read, and reads those that are shown again. */
function removeFromPages(resource: Resource, { countHidden }: Deletions, ids: readonly RowId[]): void {
  const { queryKey } = resource;
  const removed = new Set(ids);
  for (const [key, page] of queryClient.getQueriesData<Page>({ queryKey })) {
    const search = key.at(-1);
    if (!page || !isSearch(search)) continue;
    queryClient.setQueryData<Page>(key, {
      list: page.list.filter(({ id }) => !removed.has(id)),
      total: page.total - countHidden(page.list, filtersKey(resource, search), ids),
    });
  }
  queryClient.invalidateQueries({ queryKey });
}

const keyOf = (queryKey: QueryKey, batch: number) => `${queryKey} ${batch}`;

type Options = {
  /** Those of the search whose rows are deleted. */
  filters: string;
  /**
   * Called once the rows are hidden, and after each deletion, even if the list was left; with the first of the records if
   * it was undone.
   */
  onRows: Report["onRows"];
};

/** The records whose deletion is pending or done. */
export function useDeletedIds(): ReadonlySet<RowId> {
  return useStore(deletionsOf(useResource()).hidden, ({ ids }) => ids);
}

/** Returns what deletes records with an undo. */
export function useDelete({ filters, onRows }: Options) {
  const resource = useResource();
  const { queryKey } = resource;
  const deletions = deletionsOf(resource);
  const texts = useResourceTexts();

  /** With `focusUndo` the undo has the focus: what started the deletion is gone with the rows. */
  function remove(rows: readonly Row[], { focusUndo }: { focusUndo: boolean }): void {
    const [first] = rows;
    const batch = deletions.deleteLater(
      rows.map(({ id }) => id),
      filters,
    );
    if (!first || batch === null) return;
    const records = recordsText(resource, rows);
    queueMicrotask(onRows);
    const toast = offerUndoOfDeletion({
      kind: "deletion",
      color: "green",
      focused: focusUndo,
      text: i18next.t("resource:done.deleted", { records }),
      onUndo: () => {
        if (deletions.undo(batch)) return;
        notify({ id: `${toast} late`, message: i18next.t("resource:done.tooLate", { records }) });
      },
    });
    const recordsOf = (count: number) => (count === rows.length ? records : texts.counted(count));
    reports.set(keyOf(queryKey, batch), { toast, nameOf: recordsOf, first, onRows });
  }
  return remove;
}
