import { CHART_IDLE_MS } from "~/config";

/** Resolves when the browser has nothing better to do, at the latest after CHART_IDLE_MS. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: CHART_IDLE_MS });
    else setTimeout(resolve, CHART_IDLE_MS);
  });
}
