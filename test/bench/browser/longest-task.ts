import type { Page } from "@playwright/test";

type Span = { name: string; pid: number; tid: number; tdur?: number };

/** What the page leaves in the trace, so that its thread is known: the browser draws its own window with others. */
const MARK = "thread of the page";

/**
 * The longest task of the page's own thread while `run` runs, in ms. What the processor was busy with counts: on
 * a machine that does other things too, a task takes longer by the clock.
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
