import { ANSWER_GRACE_MS } from "~/config/times";

/** What a promise has come to. */
export type Outcome<T> = { state: "data"; data: T } | { state: "failed"; error: unknown };

/** A promise that tells those who draw what it has come to, so that they need not draw a wait first. */
export type Answer<T> = Promise<T> & { outcome?: Outcome<T> };

/** What a promise comes to; it does not reject. */
export const outcomeOf = <T>(promise: Promise<T>): Promise<Outcome<T>> =>
  promise.then(
    (data) => ({ state: "data", data }),
    (error: unknown) => ({ state: "failed", error }),
  );

/** What screens have asked for and is neither answered nor given up. */
const awaited = new Set<Promise<unknown>>();

/** Has a promise tell its outcome. Its failure counts as handled: who draws it shows it. */
export function watch<T>(answer: Answer<T>): Answer<T> {
  awaited.add(answer);
  outcomeOf(answer).then((outcome) => {
    answer.outcome = outcome;
    awaited.delete(answer);
  });
  return answer;
}

/** Nobody waits for it any more. */
export const giveUp = (answer: Promise<unknown>): boolean => awaited.delete(answer);

/** Resolves when one of the watched promises is settled; at once where there is none. */
export async function firstAnswer(): Promise<void> {
  if (awaited.size > 0) await Promise.race(awaited).catch(() => undefined);
}

/** What is awaited at this moment. */
export const allAwaited = (): ReadonlySet<Promise<unknown>> => new Set(awaited);

/** Resolves when what is watched, but for those `earlier`, is settled; at the latest after ANSWER_GRACE_MS. */
export async function quickAnswers(earlier: ReadonlySet<Promise<unknown>> = new Set()): Promise<void> {
  const own = [...awaited].filter((answer) => !earlier.has(answer));
  if (own.length === 0) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, ANSWER_GRACE_MS));
  await Promise.race([Promise.allSettled(own), late]);
}
