import { ApiError, mayBeDone } from "~/api/client/api-error";
import { BULK_PORTION, CHANGES_AT_ONCE } from "~/config/limits";
import type { SendOptions } from "~/resource/actions/sending";

/**
 * `done` are the items of the portions that were accepted, and `unanswered` those of which it is not known; `error` is the
 * failure that stopped it, else the first.
 */
export type PortionsResult<T> = { done: T[]; unanswered: T[]; error?: unknown };

type Options = SendOptions & {
  /** The call takes one item: some are sent at the same time, and a refused one does not stop the others. */
  isOneByOne?: boolean;
};

const portionsOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

const TOO_MANY_REQUESTS = 429;

/** Whether a call was refused for what it sends; after 429 (RFC 6585, section 4) or an outage others would fail too. */
export const isRefusedForItself = (error: unknown): boolean =>
  error instanceof ApiError && error.isRefusal && error.status !== TOO_MANY_REQUESTS;

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
    if (error !== undefined && !(isOneByOne && isRefusedForItself(error))) return { ...all, error };
    all.error ??= error;
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
  const rejected = failures.filter((failure) => failure !== null);
  return {
    done: portions.filter((_, index) => !failures[index]).flat(),
    unanswered: portions.filter((_, index) => mayBeDone(failures[index]?.reason)).flat(),
    error: (rejected.find(({ reason }) => !isRefusedForItself(reason)) ?? rejected[0])?.reason,
  };
}
