import { firstResponse } from "~/api/client/query-client";
import { CHART_IDLE_MS } from "~/config/times";

const latest = () => new Promise<void>((resolve) => setTimeout(resolve, CHART_IDLE_MS));

/**
 * Resolves when the first query has its response and the browser is idle, so that loading more code does not delay the
 * page's data. It waits at most CHART_IDLE_MS for each of the two.
 */
export async function whenIdle(): Promise<void> {
  await Promise.race([firstResponse(), latest()]);
  if (typeof requestIdleCallback === "undefined") return latest();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: CHART_IDLE_MS }));
}
