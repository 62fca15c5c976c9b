import type { Page } from "@playwright/test";

type Span = { name: string; pid: number; tid: number; tdur?: number };

/** Marks the page's thread in the trace, which also contains the threads of the browser's own window. */
const MARK = "thread of the page";

/**
 * The longest task of the page's thread during `run`, in ms of processor time, so that other load on the machine does
 * not count.
 */
export async function longestTask(page: Page, run: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("A page of a kept profile cannot be traced.");
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await run();
  await page.evaluate((mark) => performance.mark(mark), MARK);
  const { traceEvents }: { traceEvents: Span[] } = JSON.parse((await browser.stopTracing()).toString());
  const own = traceEvents.find(({ name }) => name === MARK);
  if (!own) throw new Error("The trace does not hold the page's mark.");
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => pid === own.pid && tid === own.tid && name.endsWith("RunTask"),
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
