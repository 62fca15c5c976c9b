import { ApiError, mayBeDone } from "~/api/client/api-error";
import { BULK_PORTION, CHANGES_AT_ONCE } from "~/config/limits";
import type { SendOptions } from "~/resource/actions/sending";

/**
 * `done` are the items of the portions that were accepted, and `unanswered` those of which it is not known; `error` is the
 * first failure.
 */
export type PortionsResult<T> = { done: T[]; unanswered: T[]; error?: unknown };

type Options = SendOptions & {
  /** The call takes one item: some are sent at the same time, and a refused one does not stop the others. */
  isOneByOne?: boolean;
};

const portionsOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Sends records, or their ids, in portions, one after the other until one fails. Resolves with what was accepted. */
export async function sendInPortions<T>(
  items: readonly T[],
  send: (portion: T[]) => Promise<unknown>,
  { signal, onProgress, isOneByOne }: Options = {},
): Promise<PortionsResult<T>> {
  const all: PortionsResult<T> = { done: [], unanswered: [] };
  for (const step of portionsOf(items, isOneByOne ? CHANGES_AT_ONCE : BULK_PORTION)) {
    if (signal?.aborted) break;
    const { done, unanswered, error } = await sendAtOnce(step, send, isOneByOne);
    all.done.push(...done);
    all.unanswered.push(...unanswered);
    all.error ??= error;
    if (error !== undefined && !(isOneByOne && error instanceof ApiError && error.isRefusal)) break;
    onProgress?.(all.done.length);
  }
  return all;
}

/** Sends all portions at once, for a page that is about to be closed. */
export async function sendAtOnce<T>(
  items: readonly T[],
  send: (portion: T[]) => Promise<unknown>,
  isOneByOne = false,
): Promise<PortionsResult<T>> {
  const portions = portionsOf(items, isOneByOne ? 1 : BULK_PORTION);
  const results = await Promise.allSettled(portions.map(send));
  const failures = results.map((result) => (result.status === "rejected" ? result : null));
  return {
    done: portions.filter((_, index) => !failures[index]).flat(),
    unanswered: portions.filter((_, index) => mayBeDone(failures[index]?.reason)).flat(),
    error: failures.find(Boolean)?.reason,
  };
}
