/** One call in flight, and how many callers wait for it. */
type Flight = {
  result: Promise<unknown>;
  abort: AbortController;
  waiting: number;
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
  const flights = new Map<Key, Flight>();
  const successes = new Map<Key, Flight>();

  function forgetReads() {
    successes.clear();
    for (const [key, flight] of flights) if (flight.kind === "read") flights.delete(key);
  }

  function forgetOld() {
    for (const [key, flight] of successes) if (now() - flight.sentAt >= windowMs) successes.delete(key);
  }

  function start<T>(key: Key, { kind, run }: Share<T>): Flight {
    if (kind === "write") forgetReads();
    const abort = new AbortController();
    const result = run(abort.signal);
    const flight: Flight = { result, abort, waiting: 0, kind, sentAt: now() };
    const settle = (succeeded: boolean) => {
      if (kind === "write") forgetReads();
      if (flights.get(key) !== flight) return;
      flights.delete(key);
      if (succeeded && kind === "read") successes.set(key, flight);
    };
    result.then(
      () => settle(true),
      () => settle(false),
    );
    flights.set(key, flight);
    return flight;
  }

  /** Aborts the call when its last caller leaves. */
  function leave(flight: Flight, key: Key) {
    flight.waiting -= 1;
    if (flight.waiting > 0) return;
    if (flights.get(key) === flight) flights.delete(key);
    flight.abort.abort();
  }

  return function share<T>(call: Share<T>): Promise<T> {
    const { signal, key = Symbol() } = call;
    if (signal?.aborted) return Promise.reject(signal.reason);
    forgetOld();
    const flight = flights.get(key) ?? successes.get(key) ?? start(key, call);
    // The key identifies the call, and with it the type of its result.
    const result = flight.result as Promise<T>;
    flight.waiting += 1;
    if (!signal) return result;
    return new Promise((resolve, reject) => {
      const stop = () => {
        leave(flight, key);
        reject(signal.reason);
      };
      signal.addEventListener("abort", stop);
      result.finally(() => signal.removeEventListener("abort", stop)).then(resolve, reject);
    });
  };
}
