import { mayBeDone } from "~/api/client/api-error";
import { BULK_PORTION } from "~/config/limits";
import type { SendOptions } from "~/resource/actions/sending";

/**
 * `done` are the items of the portions that were accepted, and `unanswered` those of which it is not known; `error` is the
 * first failure.
 */
export type PortionsResult<T> = { done: T[]; unanswered: T[]; error?: unknown };

const portionsOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BULK_PORTION) }, (_, index) =>
    items.slice(index * BULK_PORTION, (index + 1) * BULK_PORTION),
  );

/** Sends records, or their ids, in portions, one after the other until one fails. Resolves with what was accepted. */
export async function sendInPortions<T>(
  items: readonly T[],
  send: (portion: T[]) => Promise<unknown>,
  { signal, onProgress }: SendOptions = {},
): Promise<PortionsResult<T>> {
  const done: T[] = [];
  for (const portion of portionsOf(items)) {
    if (signal?.aborted) break;
    try {
      await send(portion);
    } catch (error) {
      return { done, unanswered: mayBeDone(error) ? portion : [], error };
    }
    done.push(...portion);
    onProgress?.(done.length);
  }
  return { done, unanswered: [] };
}

/** Sends all portions at once, for a page that is about to be closed. */
export async function sendAtOnce<T>(
  items: readonly T[],
  send: (portion: T[]) => Promise<unknown>,
): Promise<PortionsResult<T>> {
  const portions = portionsOf(items);
  const results = await Promise.allSettled(portions.map(send));
  const failures = results.map((result) => (result.status === "rejected" ? result : null));
  return {
    done: portions.filter((_, index) => !failures[index]).flat(),
    unanswered: portions.filter((_, index) => mayBeDone(failures[index]?.reason)).flat(),
    error: failures.find(Boolean)?.reason,
  };
}
