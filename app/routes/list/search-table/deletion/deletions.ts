import type { Policy } from "~/api/policy";
import { createEmitter } from "~/lib/state/emitter";
import { createStore } from "~/lib/state/store";

type PolicyId = Policy["id"];
type Waiting = { ids: readonly PolicyId[]; session: string; timer: ReturnType<typeof setTimeout> };
/** How a deletion ended: undone, done, refused by the server, or dropped with the session it belonged to. */
export type Ending = { batch: number; how: "undone" | "done" | "refused" | "dropped" };

type World = {
  /** How long an undo is possible, in ms. */
  waitMs: number;
  send: (ids: PolicyId[]) => Promise<unknown>;
  /** The token of the session that is current. */
  session: () => string;
};

/**
 * Deletions that can be undone: the rows are hidden at once, the server is told when the time for an
 * undo is over. They outlive the screen. What the page's end or a logout overtakes is not deleted: a
 * row that is still there does less harm than one that is gone unasked.
 */
export function createDeletions({ waitMs, send, session }: World) {
  const hidden = createStore<{ ids: ReadonlySet<PolicyId> }>({ ids: new Set() });
  const endings = createEmitter<Ending>();
  const waiting = new Map<number, Waiting>();
  let batches = 0;

  function show(ids: readonly PolicyId[]) {
    hidden.set({ ids: new Set([...hidden.get().ids].filter((id) => !ids.includes(id))) });
  }

  async function commit(batch: number, { ids, session: owner }: Waiting) {
    waiting.delete(batch);
    const how = session() === owner ? await sent(ids) : "dropped";
    if (how !== "done") show(ids);
    endings.emit({ batch, how });
  }

  const sent = (ids: readonly PolicyId[]) =>
    send([...ids]).then(
      () => "done" as const,
      () => "refused" as const,
    );

  return {
    /** The rows that are not to be shown. */
    hidden,
    endings,
    /** Hides the rows and deletes them later; gives the number that undoes it. */
    deleteLater(ids: readonly PolicyId[]): number {
      batches += 1;
      const batch = batches;
      hidden.set({ ids: new Set([...hidden.get().ids, ...ids]) });
      const mine: Waiting = { ids, session: session(), timer: setTimeout(() => commit(batch, mine), waitMs) };
      waiting.set(batch, mine);
      return batch;
    },
    /** Shows the rows again; nothing once the server was told. */
    undo(batch: number): void {
      const mine = waiting.get(batch);
      if (!mine) return;
      clearTimeout(mine.timer);
      waiting.delete(batch);
      show(mine.ids);
      endings.emit({ batch, how: "undone" });
    },
  };
}
