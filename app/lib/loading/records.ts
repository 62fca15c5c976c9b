import { createStore } from "~/lib/state/store";
import { useStore } from "~/lib/state/use-store";
import type { Answer } from "./answer";

type Id = string | number;
type Identified = { id: Id };

/** A write whose answer is awaited, and what its record is taken to be until then. */
type Write<T> = { id?: Id; expected?: (record: T) => T };

type State<T> = {
  /** As the server last told; undefined before that. */
  known?: readonly T[];
  failure?: { error: unknown };
  writes: readonly Write<T>[];
};

type Outgoing<T, Reply> = Write<T> & {
  send: () => Promise<Reply>;
  /** The records after the server's yes. */
  after: (known: readonly T[], reply: Reply) => readonly T[];
};

/**
 * A list of records that is asked for once and changed record by record. A change may be shown before
 * its answer; a refusal takes it back. Changes of one record are sent one after another, so that the
 * last one stands; all of them are sent. What `first` holds already is there from the beginning.
 */
export function createRecords<T extends Identified>(ask: () => Promise<readonly T[]>, first?: Answer<readonly T[]>) {
  const known = first?.outcome?.state === "data" ? first.outcome.data : undefined;
  const store = createStore<State<T>>({ known, writes: [] });
  const queues = new Map<Id | undefined, Promise<unknown>>();
  let latest: Promise<readonly T[]> | undefined;
  let confirmed = 0;

  async function load(asked = ask()): Promise<void> {
    latest = asked;
    const before = confirmed;
    if (store.get().failure) store.set({ failure: undefined, known: undefined });
    try {
      const known = await asked;
      if (latest !== asked) return;
      // What was read before a write was confirmed may lack it.
      if (before !== confirmed) await load();
      else store.set({ known, failure: undefined });
    } catch (error) {
      if (latest === asked) store.set({ failure: { error } });
    }
  }

  /** Sends a write after the earlier ones of its record. False for a refusal, which the client has announced. */
  async function write<Reply>({ id, expected, send, after }: Outgoing<T, Reply>): Promise<boolean> {
    const mine: Write<T> = { id, expected };
    store.set({ writes: [...store.get().writes, mine] });
    const sent = (queues.get(id) ?? Promise.resolve()).then(send);
    queues.set(
      id,
      sent.catch(() => undefined),
    );
    const answer = await sent.then((data) => ({ data })).catch(() => undefined);
    const { known, writes } = store.get();
    if (answer) confirmed += 1;
    store.set({
      writes: writes.filter((one) => one !== mine),
      known: answer && known ? after(known, answer.data) : known,
    });
    return answer !== undefined;
  }

  return {
    store,
    load,
    change: (id: Id, send: () => Promise<T>, expected?: (record: T) => T) =>
      write({ id, expected, send, after: (known, record) => known.map((one) => (one.id === id ? record : one)) }),
    remove: (id: Id, send: () => Promise<unknown>) =>
      write({ id, send, after: (known) => known.filter((one) => one.id !== id) }),
    add: (send: () => Promise<T>) => write({ send, after: (known, record) => [record, ...known] }),
  };
}

export type Records<T extends Identified> = ReturnType<typeof createRecords<T>>;

/** What a list shows just now; `list` is missing while it loads and where it failed. */
export function useRecords<T extends Identified>({ store }: Records<T>) {
  const { known, failure, writes } = useStore(store, (state) => state);
  const shown = (record: T) =>
    writes.reduce((now, { id, expected }) => (id === record.id && expected ? expected(now) : now), record);
  return {
    failure,
    list: failure ? undefined : known?.map(shown),
    /** Whether an answer about the record is awaited. */
    isBusy: (id: Id) => writes.some((write) => write.id === id),
  };
}
