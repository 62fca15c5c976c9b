/** One call on its way, and how many still wait for it. */
type Flight = {
  result: Promise<unknown>;
  abort: AbortController;
  waiting: number;
  kind: CallKind;
  sentAt: number;
};

export type CallKind = "read" | "write";

type Share<T> = {
  /** What makes two calls the same; null switches sharing off for this one. */
  key: string | null;
  kind: CallKind;
  signal?: AbortSignal;
  run: (signal: AbortSignal) => Promise<T>;
};

/**
 * Shares identical calls (SPEC.md section 7). In flight: always. A read's success is reused until
 * `windowMs` after it was sent; a failure never, and a write is never answered from the past.
 * The start and the end of a write forget what was read, so that a read after a write is fresh.
 */
export function createDedupe({ now, windowMs }: { now: () => number; windowMs: number }) {
  const flights = new Map<string, Flight>();
  const successes = new Map<string, Flight>();

  function forgetReads() {
    successes.clear();
    for (const [key, flight] of flights) if (flight.kind === "read") flights.delete(key);
  }

  function forgetOld() {
    for (const [key, flight] of successes) if (now() - flight.sentAt >= windowMs) successes.delete(key);
  }

  function start<T>({ key, kind, run }: Share<T>): Flight {
    if (kind === "write") forgetReads();
    const abort = new AbortController();
    const result = run(abort.signal);
    const flight: Flight = { result, abort, waiting: 0, kind, sentAt: now() };
    const settle = (succeeded: boolean) => {
      if (kind === "write") forgetReads();
      if (key === null || flights.get(key) !== flight) return;
      flights.delete(key);
      if (succeeded && kind === "read") successes.set(key, flight);
    };
    result.then(
      () => settle(true),
      () => settle(false),
    );
    if (key !== null) flights.set(key, flight);
    return flight;
  }

  /** Leaves the flight to the others; the last one to leave ends it. */
  function leave(flight: Flight, key: string | null) {
    flight.waiting -= 1;
    if (flight.waiting > 0) return;
    if (key !== null && flights.get(key) === flight) flights.delete(key);
    flight.abort.abort();
  }

  return function share<T>(call: Share<T>): Promise<T> {
    const { key, signal } = call;
    if (signal?.aborted) return Promise.reject(signal.reason);
    forgetOld();
    const known = key === null ? undefined : (flights.get(key) ?? successes.get(key));
    const flight = known ?? start(call);
    // The key names the call, and with it the type of its answer.
    const result = flight.result as Promise<T>;
    if (successes.get(key ?? "") === flight) return result;
    flight.waiting += 1;
    return new Promise((resolve, reject) => {
      const stop = () => {
        leave(flight, key);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", stop, { once: true });
      result.then(resolve, reject).finally(() => signal?.removeEventListener("abort", stop));
    });
  };
}
