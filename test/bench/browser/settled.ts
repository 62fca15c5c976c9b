import type { Page } from "@playwright/test";

/** Without a file, a call or a long task for so long, a page is done. */
const REST_MS = 1000;

/** Waits until a page has loaded and drawn whatever it wants to, of its own accord, at its idle moments too. */
export async function settled(page: Page): Promise<void> {
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
