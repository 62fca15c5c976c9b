import type { Page } from "@playwright/test";

/** A page is idle after this long without a file, a call or a long task. */
const REST_MS = 1000;

/** Waits until a page is loaded and idle, including what it loads at idle moments. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    (restMs) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, restMs);
        const again = () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, restMs);
        };
        new PerformanceObserver(again).observe({ entryTypes: ["resource", "longtask"] });
      }),
    REST_MS,
  );
}
