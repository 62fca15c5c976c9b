import type { CDPSession, Page } from "@playwright/test";

export type Memory = { heap: number; nodes: number; listeners: number };

/** A session of the DevTools protocol that can measure the page's memory. */
export async function openMemorySession(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  return cdp;
}

/** The page's memory after collecting garbage, repeatedly, since one round may only uncover the next one's garbage. */
export async function measureMemory(cdp: CDPSession): Promise<Memory> {
  for (let round = 0; round < 3; round += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value("JSHeapUsedSize"), nodes: value("Nodes"), listeners: value("JSEventListeners") };
}
