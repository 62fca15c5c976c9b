import { BULK_PORTION } from "~/config/limits";
import type { RowId } from "./resource";

type Sent = { done: RowId[]; error?: unknown };

const portionsOf = (ids: readonly RowId[]): RowId[][] =>
  Array.from({ length: Math.ceil(ids.length / BULK_PORTION) }, (_, index) =>
    ids.slice(index * BULK_PORTION, (index + 1) * BULK_PORTION),
  );

/** Sends ids in portions, one after the other until one fails. Resolves with the ids that were accepted. */
export async function sendInPortions(
  ids: readonly RowId[],
  send: (portion: RowId[]) => Promise<unknown>,
): Promise<Sent> {
  const done: RowId[] = [];
  for (const portion of portionsOf(ids)) {
    try {
      await send(portion);
    } catch (error) {
      return { done, error };
    }
    done.push(...portion);
  }
  return { done };
}

/** Sends all portions at once, for a page that is about to be closed. */
export async function sendAtOnce(ids: readonly RowId[], send: (portion: RowId[]) => Promise<unknown>): Promise<Sent> {
  const portions = portionsOf(ids);
  const results = await Promise.allSettled(portions.map(send));
  return { done: portions.filter((_, index) => results[index]?.status === "fulfilled").flat() };
}
