import { giveUp, type Outcome, watch } from "./answer";

/** What `begin` gives: the way to data that a loader has already asked for, and what that has come to. */
export type Begun<T> = ((signal: AbortSignal) => Promise<T>) & { outcome: () => Outcome<T> | undefined };

/**
 * Begins a call in a screen's loader and gives a `load` for `useRequest`: its first use takes over what
 * was begun, every later one asks anew. `leaving` ends it where the screen is never drawn; afterwards the
 * one who uses it does, as soon as nobody waits any more.
 */
export function begin<T>(call: (input: { signal: AbortSignal }) => Promise<T>, leaving: AbortSignal): Begun<T> {
  const ending = new AbortController();
  const end = () => ending.abort();
  leaving.addEventListener("abort", end, { once: true });
  const answer = watch(call({ signal: ending.signal }));
  ending.signal.addEventListener("abort", () => giveUp(answer));
  let taken = false;
  const load = (signal: AbortSignal): Promise<T> => {
    if (taken) return call({ signal });
    taken = true;
    signal.addEventListener("abort", end, { once: true });
    return answer;
  };
  return Object.assign(load, { outcome: () => (taken ? undefined : answer.outcome) });
}
