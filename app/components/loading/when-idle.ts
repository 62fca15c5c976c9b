import { firstResponse } from "~/api/client/query-client";
import { CHART_IDLE_MS } from "~/config/times";

const latest = () => new Promise<void>((resolve) => setTimeout(resolve, CHART_IDLE_MS));

/**
 * Resolves when the browser has nothing better to do: a page that waits for its first data is not idle, because
 * what is asked for then would delay it. At the latest after CHART_IDLE_MS of waiting, and as much of work.
 */
export async function whenIdle(): Promise<void> {
  await Promise.race([firstResponse(), latest()]);
  if (!("requestIdleCallback" in globalThis)) return latest();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: CHART_IDLE_MS }));
}
