import type { CDPSession, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { type Figure, median, type Section } from "./figures";
import { watchAnswers } from "./in-page";
import { longestTask } from "./longest-task";
import { ADMIN, newPage, onStage, type Stage } from "./stage";

const POLICIES = 100_000;
const SLOW_DOWN = 4;
const ROWS = 100;
/** The number of rows visible without scrolling. */
const IN_SIGHT = 17;
const LIMIT = { rowsMs: 100, typingMs: 16, exportMs: 10_000, heapMb: 20 };
const PAGES_BEFORE_CANCEL = 20;
const PATH = `${pathTo("SearchTable")}?pageSize=100`;
const MB = 1024 ** 2;

/** The time from the response with a hundred rows to the frames that show the visible ones, and all of them. */
async function rowsAfterAnswer(page: Page, cdp: CDPSession): Promise<Figure[]> {
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  const times: [inSight: number, all: number][] = [];
  for (let current = 2; current <= 8; current += 1) {
    const inSight = page.evaluate((count) => window.nextRows(count), IN_SIGHT);
    const all = page.evaluate((count) => window.nextRows(count), ROWS);
    await page.getByRole("button", { name: `第 ${current} 页` }).click();
    times.push(await Promise.all([inSight, all]));
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const what = `after their answer, ${SLOW_DOWN} times slower, median of ${times.length}`;
  return [
    { what: `rows in sight ${what}`, value: median(times.map(([rows]) => rows)), limit: LIMIT.rowsMs, unit: "ms" },
    { what: `all ${ROWS} rows ${what}`, value: median(times.map(([, rows]) => rows)), unit: "ms" },
  ];
}

async function typing(page: Page): Promise<Figure[]> {
  const field = page.getByLabel("集合名称").first();
  await field.focus();
  const task = await longestTask(page, () => field.pressSequentially("城市夜色短视频精选 2026", { delay: 60 }));
  return [{ what: "typing in a filter, longest task", value: task, limit: LIMIT.typingMs, unit: "ms" }];
}

const heapOf = async (cdp: CDPSession) => {
  await cdp.send("HeapProfiler.collectGarbage");
  return (await metricOf(cdp, "JSHeapUsedSize")) / MB;
};

const metricOf = async (cdp: CDPSession, wanted: string) => {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
};

async function download(page: Page, cdp: CDPSession): Promise<Figure[]> {
  const [heap, busy] = [await heapOf(cdp), await metricOf(cdp, "TaskDuration")];
  const saved = page.waitForEvent("download", { timeout: 240_000 });
  const started = Date.now();
  await page.getByRole("button", { name: "下载" }).click();
  await saved;
  const ms = Date.now() - started;
  const work = ((await metricOf(cdp, "TaskDuration")) - busy) * 1000;
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const kept = (await heapOf(cdp)) - heap;
  return [
    { what: `download of ${POLICIES} rows, by the clock`, value: ms, unit: "ms" },
    { what: "download, main thread", value: work, limit: LIMIT.exportMs, unit: "ms" },
    { what: "download, memory that stays", value: kept, limit: LIMIT.heapMb, unit: "MB" },
  ];
}

async function cancelledDownload(page: Page, asked: () => number): Promise<Figure[]> {
  const task = await longestTask(page, async () => {
    await page.getByRole("button", { name: "下载" }).click();
    await page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get("current") === String(PAGES_BEFORE_CANCEL),
    );
  });
  await page.getByRole("dialog").getByRole("button", { name: "取消" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const before = asked();
  await page.getByText("已取消下载").waitFor();
  await page.waitForLoadState("networkidle");
  return [
    { what: `download, longest task in its first ${PAGES_BEFORE_CANCEL} pages`, value: task, unit: "ms" },
    { what: "calls after a cancelled download", value: asked() - before, limit: 0, unit: "calls" },
  ];
}

async function measure({ browser, site, backend }: Stage): Promise<Figure[]> {
  const page = await newPage(browser, site, ADMIN);
  await page.addInitScript(watchAnswers);
  const cdp = await page.context().newCDPSession(page);
  // Counts the main thread's processor time, whatever else runs on the machine.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(site.url + PATH);
  await page.locator("tbody tr").nth(99).waitFor();
  return [
    ...(await rowsAfterAnswer(page, cdp)),
    ...(await typing(page)),
    ...(await download(page, cdp)),
    ...(await cancelledDownload(page, () => backend.requests.length)),
  ];
}

/**
 * The search table with 100,000 policies: showing a page of a hundred rows on a slow processor, typing in a filter, and
 * downloading all rows.
 */
export async function measureSearchTable(): Promise<Section[]> {
  const figures = await onStage(measure, { policies: POLICIES });
  return [{ title: `Search table of ${POLICIES} policies`, figures }];
}
