import { BULK_PORTION } from "~/config/limits";
import { createStore } from "~/lib/state/store";
import { ofResource } from "~/resource/of-resource";
import { type Sent, sendInPortions } from "~/resource/portions";
import type { Resource, Row } from "~/resource/resource";

const NONE = { done: 0, total: 0, stop() {} };

/**
 * How many records the action that is being sent has been done for, of `total`: 0 while none is sent in several portions.
 * `stop` sends no further portion.
 */
export const sendingOf = ofResource(() => createStore<typeof NONE>(NONE));

/** `sendInPortions`, whose progress is in `sendingOf` meanwhile if there are several. */
export async function sendWithProgress(
  resource: Resource,
  rows: readonly Row[],
  send: (portion: Row[]) => Promise<unknown>,
): Promise<Sent<Row>> {
  if (rows.length <= BULK_PORTION) return sendInPortions(rows, send);
  const sending = sendingOf(resource);
  const controller = new AbortController();
  const stop = () => controller.abort();
  // The last one that was started is shown.
  const isShown = () => sending.get().stop === stop;
  sending.set({ done: 0, total: rows.length, stop });
  const sent = await sendInPortions(rows, send, {
    signal: controller.signal,
    onProgress: (done) => isShown() && sending.set({ done }),
  });
  if (isShown()) sending.set(NONE);
  return sent;
}
