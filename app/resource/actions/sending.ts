import { createStore } from "~/lib/state/store";
import { ofResource } from "~/resource/data/of-resource";
import type { Resource } from "~/resource/resource";
import { sessionEnded } from "~/session/session";

/** How many of `total` records have been sent; `stop` starts no further step. */
type Sending = { done: number; total: number; stop: () => void };

/** What is being sent in steps, the latest last. */
export const sendingOf = ofResource(() => createStore<{ runs: readonly Sending[] }>({ runs: [] }));

/** For what sends in steps: `signal` aborts before the next step, `onProgress` is called with how many were sent. */
export type SendOptions = { signal?: AbortSignal; onProgress?: (done: number) => void };

type Work<Result> = {
  total: number;
  /** How many are sent at once; fewer have no progress. */
  step: number;
  send: (options: SendOptions) => Promise<Result>;
};

/**
 * Sends records of a resource, whose progress is in `sendingOf` meanwhile; the end of the session stops it before the
 * next step, which another account would send. Rejects as `send` does.
 */
export async function withProgress<Result>(resource: Resource, { total, step, send }: Work<Result>): Promise<Result> {
  if (total <= step) return send({});
  const sending = sendingOf(resource);
  const controller = new AbortController();
  const stop = () => controller.abort();
  const runs = () => sending.get().runs;
  const onProgress = (done: number) =>
    sending.set({ runs: runs().map((run) => (run.stop === stop ? { ...run, done } : run)) });
  const unlisten = sessionEnded.listen(stop);
  sending.set({ runs: [...runs(), { done: 0, total, stop }] });
  try {
    return await send({ signal: controller.signal, onProgress });
  } finally {
    unlisten();
    sending.set({ runs: runs().filter((run) => run.stop !== stop) });
  }
}
