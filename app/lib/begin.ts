/** What was begun and is neither answered nor ended. */
const begunCalls = new Set<Promise<unknown>>();

/** Resolves when one of the begun calls is settled; at once where there is none. */
export async function firstAnswer(): Promise<void> {
  if (begunCalls.size > 0) await Promise.race(begunCalls).catch(() => undefined);
}

/**
 * Begins a call in a screen's loader and gives a `load` for `useRequest`: its first use takes over what
 * was begun, every later one asks anew. `leaving` ends it where the screen is never drawn; afterwards the
 * one who uses it does, as soon as nobody waits any more.
 */
export function begin<T>(call: (input: { signal: AbortSignal }) => Promise<T>, leaving: AbortSignal) {
  const ending = new AbortController();
  const end = () => ending.abort();
  leaving.addEventListener("abort", end, { once: true });
  const answer = call({ signal: ending.signal });
  let begun: Promise<T> | undefined = answer;
  begunCalls.add(answer);
  const done = () => begunCalls.delete(answer);
  ending.signal.addEventListener("abort", done);
  // Until it is drawn, nobody else listens to its failure.
  answer.then(done, done);
  return (signal: AbortSignal): Promise<T> => {
    const first = begun;
    begun = undefined;
    if (!first) return call({ signal });
    signal.addEventListener("abort", end, { once: true });
    return first;
  };
}

/** What `begin` gives: the way to data that a loader has already asked for. */
export type Begun<T> = (signal: AbortSignal) => Promise<T>;
