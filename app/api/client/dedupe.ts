/** A shared call and the number of its callers. */
type SharedCall = {
  result: Promise<unknown>;
  abort: AbortController;
  callers: number;
  kind: CallKind;
  sentAt: number;
};

/** A symbol is the key of a call that is not shared. */
type Key = string | symbol;

export type CallKind = "read" | "write";

type Share<T> = {
  /** Identical calls have the same key; without one the call is not shared. */
  key?: string;
  kind: CallKind;
  signal?: AbortSignal;
  run: (signal: AbortSignal) => Promise<T>;
};

/**
 * Shares identical calls: always while in flight; the success of a read until `windowMs` after it was sent; failures
 * and writes never. The start and the end of a write clear the cached reads, so that a read after a write is fresh.
 */
export function createDedupe({ now, windowMs }: { now: () => number; windowMs: number }) {
  const inFlight = new Map<Key, SharedCall>();
  const successes = new Map<Key, SharedCall>();

  function clearReads() {
    successes.clear();
    for (const [key, shared] of inFlight) if (shared.kind === "read") inFlight.delete(key);
  }

  function removeExpired() {
    // A clock that was set back says nothing of the age.
    for (const [key, { sentAt }] of successes) if (Math.abs(now() - sentAt) >= windowMs) successes.delete(key);
  }

  function start<T>(key: Key, { kind, run }: Share<T>): SharedCall {
    if (kind === "write") clearReads();
    const abort = new AbortController();
    const result = run(abort.signal);
    const shared: SharedCall = { result, abort, callers: 0, kind, sentAt: now() };
    const onSettled = (succeeded: boolean) => {
      if (kind === "write") clearReads();
      if (inFlight.get(key) !== shared) return;
      inFlight.delete(key);
      if (succeeded && kind === "read") successes.set(key, shared);
    };
    result.then(
      () => onSettled(true),
      () => onSettled(false),
    );
    inFlight.set(key, shared);
    return shared;
  }

  /** Aborts the call when its last caller aborts. */
  function removeCaller(shared: SharedCall, key: Key) {
    shared.callers -= 1;
    if (shared.callers > 0) return;
    if (inFlight.get(key) === shared) inFlight.delete(key);
    shared.abort.abort();
  }

  return function share<T>(call: Share<T>): Promise<T> {
    const { signal, key = Symbol() } = call;
    if (signal?.aborted) return Promise.reject(signal.reason);
    removeExpired();
    const shared = inFlight.get(key) ?? successes.get(key) ?? start(key, call);
    // The key identifies the call, and with it the type of its result.
    const result = shared.result as Promise<T>;
    shared.callers += 1;
    if (!signal) return result;
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        removeCaller(shared, key);
        reject(signal.reason);
      };
      signal.addEventListener("abort", onAbort);
      result.finally(() => signal.removeEventListener("abort", onAbort)).then(resolve, reject);
    });
  };
}
