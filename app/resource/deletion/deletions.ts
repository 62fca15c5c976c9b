import { createEmitter } from "~/lib/state/emitter";
import { createStore } from "~/lib/state/store";
import type { RowId } from "~/resource/resource";
import type { Portions } from "./portions-until-left";

type PendingDeletion = { ids: readonly RowId[]; session: string; timer: ReturnType<typeof setTimeout> };
/**
 * How a deletion ended: undone, done, rejected by the server, or dropped because its session has ended. One that was
 * sent in portions may be done although the server rejected some: these are not in `ids`, but in `refused`.
 */
export type DeletionResult = {
  batch: number;
  ids: readonly RowId[];
  refused: readonly RowId[];
  /** The first failure. */
  error?: unknown;
  /** Those in `refused` that may be deleted: the server has not answered. */
  unanswered?: readonly RowId[];
  outcome: "undone" | "done" | "refused" | "dropped";
};

type Options = {
  /** The time for an undo, in ms. */
  waitMs: number;
  /** Send the ids to the server, many in portions. */
  portions: Portions;
  /** After the last portion, before the rows would be shown again. */
  beforeEnd?: (result: DeletionResult, leaving: boolean) => Promise<unknown>;
  /** The token of the current session. */
  session: () => string;
  /** Whether the current session is that of a token, which may have been renewed since. */
  isCurrent: (token: string) => boolean;
};

/**
 * Deletions that can be undone: the rows are hidden at once, and the server is called when the time for an undo is
 * over, also after the screen was left, or at once when the page is closed or the operator logs out. If the session ends
 * otherwise before that, nothing is deleted.
 */
export function createDeletions({ waitMs, portions, beforeEnd, session, isCurrent }: Options) {
  /** The filters of the search from which hidden rows were deleted. */
  const filtersOf = new Map<RowId, string>();
  const hidden = createStore<{ ids: ReadonlySet<RowId> }>({ ids: new Set() });
  const results = createEmitter<DeletionResult>();
  const pending = new Map<number, PendingDeletion>();
  const running = new Set<Promise<void>>();
  let batches = 0;

  function unhide(ids: readonly RowId[]) {
    const shown = new Set(ids);
    for (const id of ids) filtersOf.delete(id);
    hidden.set({ ids: new Set([...hidden.get().ids].filter((id) => !shown.has(id))) });
  }

  function commit(batch: number, deletion: PendingDeletion, leaving = false) {
    clearTimeout(deletion.timer);
    pending.delete(batch);
    const ended = end(batch, deletion, leaving).finally(() => running.delete(ended));
    running.add(ended);
  }

  async function end(batch: number, deletion: PendingDeletion, leaving: boolean) {
    const { ids, session: owner } = deletion;
    const dropped = { batch, ids, refused: [], outcome: "dropped" } as const;
    // Whoever holds rows removes them first: an id may come again, for another record.
    results.emit(isCurrent(owner) ? await sent(batch, deletion, leaving) : dropped);
    unhide(ids);
  }

  async function sent(batch: number, deletion: PendingDeletion, leaving: boolean): Promise<DeletionResult> {
    const { ids: all, session: owner } = deletion;
    const { done: ids, unanswered, error, isAllSent } = await portions.sendAll(all, owner, leaving);
    if (!isAllSent && !isCurrent(owner)) return { batch, ids, refused: [], outcome: "dropped" };
    const accepted = new Set(ids);
    const refused = all.filter((id) => !accepted.has(id));
    const result = { batch, ids, refused, unanswered, error, outcome: ids.length > 0 ? "done" : "refused" } as const;
    if (isCurrent(owner)) await beforeEnd?.(result, leaving);
    return result;
  }

  return {
    hidden,
    results,
    /**
     * How many hidden rows, or of some of them, a page counts: its own, and those of other pages that were deleted from the
     * same search.
     */
    countHidden(list: readonly { id: RowId }[], filters: string, ids: Iterable<RowId> = hidden.get().ids): number {
      const onPage = new Set(list.map(({ id }) => id));
      return [...ids].filter((id) => onPage.has(id) || filtersOf.get(id) === filters).length;
    },
    /**
     * Hides rows of a search with these filters and deletes them later. Returns the number for `undo`, or null if all of
     * them are being deleted already.
     */
    deleteLater(requested: readonly RowId[], filters = ""): number | null {
      const ids = requested.filter((id) => !hidden.get().ids.has(id));
      if (ids.length === 0) return null;
      batches += 1;
      const batch = batches;
      for (const id of ids) filtersOf.set(id, filters);
      hidden.set({ ids: new Set([...hidden.get().ids, ...ids]) });
      const timer = setTimeout(() => commit(batch, deletion), waitMs);
      const deletion: PendingDeletion = { ids, session: session(), timer };
      pending.set(batch, deletion);
      return batch;
    },
    /** Sends all that are pending, and the rest of those that are being sent; resolves when they have ended. */
    async flush(): Promise<void> {
      portions.sendRests();
      for (const [batch, deletion] of pending) commit(batch, deletion, true);
      await Promise.all(running);
    },
    /** Shows the rows again; false, without doing anything, once the server was called. */
    undo(batch: number): boolean {
      const deletion = pending.get(batch);
      if (!deletion) return false;
      clearTimeout(deletion.timer);
      pending.delete(batch);
      unhide(deletion.ids);
      results.emit({ batch, ids: deletion.ids, refused: [], outcome: "undone" });
      return true;
    },
  };
}

export type Deletions = ReturnType<typeof createDeletions>;
