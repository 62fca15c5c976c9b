import type { CDPSession, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { longestTask } from "./longest-task";
import { type BenchResult, type Section, summarize } from "./results";
import { delayResponses } from "./rows-in-page";
import { ADMIN, newPage, type Setup, withSetup } from "./setup";

const POLICIES = 100_000;
const SLOW_DOWN = 4;
const ROWS = 100;
/** The number of rows visible without scrolling. */
const VISIBLE_ROWS = 17;
const LIMIT = { rowsMs: 100, typingMs: 16, choosingMs: 50, exportMs: 10_000, heapMb: 20 };
const CHOSEN_ROWS = 7;
const PAGES_BEFORE_CANCEL = 20;
const PATH = `${pathTo("SearchTable")}?pageSize=100`;
const MB = 1024 ** 2;

/** The time from the response with a hundred rows to the frames that show the visible ones, and all of them. */
async function measureRows(page: Page, cdp: CDPSession): Promise<BenchResult[]> {
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  const times: [inSight: number, all: number][] = [];
  for (let current = 2; current <= 8; current += 1) {
    const inSight = page.evaluate((count) => window.nextRows(count), VISIBLE_ROWS);
    const all = page.evaluate((count) => window.nextRows(count), ROWS);
    await page.getByRole("button", { name: `第 ${current} 页` }).click();
    times.push(await Promise.all([inSight, all]));
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const label = `after their answer, ${SLOW_DOWN} times slower, median of ${times.length}`;
  return [
    { label: `rows in sight ${label}`, ...summarize(times.map(([rows]) => rows)), limit: LIMIT.rowsMs, unit: "ms" },
    { label: `all ${ROWS} rows ${label}`, ...summarize(times.map(([, rows]) => rows)), unit: "ms" },
  ];
}

/** The boxes of rows in sight are clicked, so that each changes the row and the bar of the selection. */
async function measureChoosing(page: Page, cdp: CDPSession): Promise<BenchResult[]> {
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  const tasks: number[] = [];
  for (let row = 1; row <= CHOSEN_ROWS; row += 1) {
    const box = page.locator("tbody tr").nth(row).getByRole("checkbox");
    tasks.push(await longestTask(page, () => box.click()));
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const label = `choosing a row, longest task, ${SLOW_DOWN} times slower, median of ${CHOSEN_ROWS}`;
  return [{ label, ...summarize(tasks), limit: LIMIT.choosingMs, unit: "ms" }];
}

async function measureTyping(page: Page): Promise<BenchResult[]> {
  const field = page.getByLabel("集合名称").first();
  await field.focus();
  const task = await longestTask(page, () => field.pressSequentially("城市夜色短视频精选 2026", { delay: 60 }));
  return [{ label: "typing in a filter, longest task", value: task, limit: LIMIT.typingMs, unit: "ms" }];
}

const readHeap = async (cdp: CDPSession) => {
  await cdp.send("HeapProfiler.collectGarbage");
  return (await readMetric(cdp, "JSHeapUsedSize")) / MB;
};

const readMetric = async (cdp: CDPSession, wanted: string) => {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
};

async function measureDownload(page: Page, cdp: CDPSession): Promise<BenchResult[]> {
  const [heap, busy] = [await readHeap(cdp), await readMetric(cdp, "TaskDuration")];
  const saved = page.waitForEvent("download", { timeout: 240_000 });
  const started = Date.now();
  await page.getByRole("button", { name: "下载" }).click();
  await saved;
  const ms = Date.now() - started;
  const work = ((await readMetric(cdp, "TaskDuration")) - busy) * 1000;
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const retained = (await readHeap(cdp)) - heap;
  return [
    { label: `download of ${POLICIES} rows, by the clock`, value: ms, unit: "ms" },
    { label: "download, main thread", value: work, limit: LIMIT.exportMs, unit: "ms" },
    { label: "download, memory that stays", value: retained, limit: LIMIT.heapMb, unit: "MB" },
  ];
}

async function measureCancelledDownload(page: Page, countRequests: () => number): Promise<BenchResult[]> {
  const task = await longestTask(page, async () => {
    await page.getByRole("button", { name: "下载" }).click();
    await page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get("current") === String(PAGES_BEFORE_CANCEL),
    );
  });
  // Waited for from before the click, since a toast disappears by itself.
  const toast = page.getByText("已取消下载").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "取消" }).click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  const before = countRequests();
  await toast;
  await page.waitForLoadState("networkidle");
  return [
    { label: `download, longest task in its first ${PAGES_BEFORE_CANCEL} pages`, value: task, unit: "ms" },
    { label: "calls after a cancelled download", value: countRequests() - before, limit: 0, unit: "calls" },
  ];
}

async function measure({ browser, site, backend }: Setup): Promise<BenchResult[]> {
  const page = await newPage(browser, site, ADMIN);
  await page.addInitScript(delayResponses);
  const cdp = await page.context().newCDPSession(page);
  // Counts the main thread's processor time, whatever else runs on the machine.
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(site.url + PATH);
  await page.locator("tbody tr").nth(99).waitFor();
  return [
    ...(await measureRows(page, cdp)),
    ...(await measureChoosing(page, cdp)),
    ...(await measureTyping(page)),
    ...(await measureDownload(page, cdp)),
    ...(await measureCancelledDownload(page, () => backend.requests.length)),
  ];
}

/**
 * The search table with 100,000 policies: showing a page of a hundred rows on a slow processor, choosing rows, typing in a
 * filter, and downloading all rows.
 */
export async function measureSearchTable(): Promise<Section[]> {
  const results = await withSetup(measure, { policies: POLICIES });
  return [{ title: `Search table of ${POLICIES} policies`, results }];
}
