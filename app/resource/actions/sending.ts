import { createStore } from "~/lib/state/store";
import { ofResource } from "~/resource/data/of-resource";
import type { Resource } from "~/resource/resource";

const NONE = { done: 0, total: 0, stop() {} };

/** How many of `total` records have been sent; 0 of 0 while nothing is sent in steps. `stop` starts no further step. */
export const sendingOf = ofResource(() => createStore<typeof NONE>(NONE));

/** For what sends in steps: `signal` aborts before the next step, `onProgress` is called with how many were sent. */
export type Steps = { signal?: AbortSignal; onProgress?: (done: number) => void };

type Work<Result> = {
  total: number;
  /** How many are sent at once; fewer have no progress. */
  step: number;
  send: (steps: Steps) => Promise<Result>;
};

/** Sends records of a resource, whose progress is in `sendingOf` meanwhile. Rejects as `send` does. */
export async function withProgress<Result>(resource: Resource, { total, step, send }: Work<Result>): Promise<Result> {
  if (total <= step) return send({});
  const sending = sendingOf(resource);
  const controller = new AbortController();
  const stop = () => controller.abort();
  // The last one that was started is shown.
  const isShown = () => sending.get().stop === stop;
  sending.set({ done: 0, total, stop });
  try {
    return await send({ signal: controller.signal, onProgress: (done) => isShown() && sending.set({ done }) });
  } finally {
    if (isShown()) sending.set(NONE);
  }
}
