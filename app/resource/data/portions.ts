import { BULK_PORTION } from "~/config/limits";
import type { Steps } from "~/resource/actions/sending";

/** `done` are the items of the portions that were accepted; `error` is the first failure, and `failed` are its items. */
export type PortionsResult<T> = { done: T[]; failed?: T[]; error?: unknown };

const portionsOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BULK_PORTION) }, (_, index) =>
    items.slice(index * BULK_PORTION, (index + 1) * BULK_PORTION),
  );

/** Sends records, or their ids, in portions, one after the other until one fails. Resolves with what was accepted. */
export async function sendInPortions<T>(
  items: readonly T[],
  send: (portion: T[]) => Promise<unknown>,
  { signal, onProgress }: Steps = {},
): Promise<PortionsResult<T>> {
  const done: T[] = [];
  for (const portion of portionsOf(items)) {
    if (signal?.aborted) break;
    try {
      await send(portion);
    } catch (error) {
      return { done, failed: portion, error };
    }
    done.push(...portion);
    onProgress?.(done.length);
  }
  return { done };
}

/** Sends all portions at once, for a page that is about to be closed. */
export async function sendAtOnce<T>(
  items: readonly T[],
  send: (portion: T[]) => Promise<unknown>,
): Promise<PortionsResult<T>> {
  const portions = portionsOf(items);
  const results = await Promise.allSettled(portions.map(send));
  const done = portions.filter((_, index) => results[index]?.status === "fulfilled").flat();
  const refused = results.find((result) => result.status === "rejected");
  return refused ? { done, failed: portions[results.indexOf(refused)], error: refused.reason } : { done };
}
