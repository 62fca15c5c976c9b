import { type Browser, chromium, type Page } from "@playwright/test";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { NO_LATENCY } from "#mocks/backend/latency";
import { startHttpBackend } from "#mocks/http";
import { STORAGE_KEY } from "~/config";
import { BROWSER_ARGUMENTS, findChromium } from "../../tools/chromium.mjs";
import { serveSite } from "../../tools/site";
import { median } from "./in-page";

/**
 * The workplace with a chart of 14 points and of 10,000, in the production build: the longest task of the
 * page while it opens, turns to the table, back to the chart, and downloads. What the processor was busy with
 * counts: on a machine that does other things too a task takes longer by the clock.
 */
const ROUNDS = 5;
const COUNTS = [14, 10_000];
const CALL = "GET /api/content-data";

type Span = { name: string; ph: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/** The longest task of the page's own thread, in ms of the processor. */
async function longestTask(browser: Browser, page: Page, run: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "__metadata"] });
  await run();
  await page.waitForTimeout(1000);
  const { traceEvents }: { traceEvents: Span[] } = JSON.parse((await browser.stopTracing()).toString());
  const isMain = ({ name, args }: Span) => name === "thread_name" && args.name === "CrRendererMain";
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid}/${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith("RunTask") && threads.has(`${pid}/${tid}`));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** `count` days with their figures. */
const figures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    x: new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10),
    y: Math.round(Math.sin(at / 200) * 1000) + (at % 37),
  }));

async function measure(browser: Browser, address: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ locale: "zh-CN", viewport: { width: 1440, height: 900 } });
  await context.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    STORAGE_KEY.token,
    ACCOUNTS.admin.token,
  ] as const);
  const page = await context.newPage();
  const panel = page.getByRole("region", { name: /^内容数据/ });
  const chart = panel.getByRole("img", { name: /折线图/ });
  const steps = {
    opens: async () => {
      await page.goto(address);
      await chart.waitFor();
    },
    "as a table": async () => {
      await panel.getByText("表格", { exact: true }).click();
      await panel.getByRole("table").waitFor();
    },
    "as a chart again": async () => {
      await panel.getByText("图表", { exact: true }).click();
      await chart.waitFor();
    },
    download: async () => {
      const saved = page.waitForEvent("download");
      await panel.getByRole("button", { name: /^下载/ }).click();
      await saved;
    },
  };
  const longest: Record<string, number> = {};
  for (const [step, run] of Object.entries(steps)) longest[step] = await longestTask(browser, page, run);
  await context.close();
  return longest;
}

const backend = await startHttpBackend({ latency: NO_LATENCY });
const site = await serveSite({ client: "build/production/client", port: 0, config: { apiHost: backend.url } });
const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGUMENTS });
const measured = new Map(COUNTS.map((count) => [count, [] as Record<string, number>[]]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [count, rounds] of measured) {
    const body = { status: "success", code: 200, data: figures(count), message: "" };
    backend.faults.set(CALL, { kind: "json", text: JSON.stringify(body) });
    rounds.push(await measure(browser, `${site.url}/workplace`));
  }
}
console.log(`The longest task in ms, median of ${ROUNDS}:`);
const rows = [...measured].map(([count, rounds]) => {
  const steps = Object.keys(rounds[0] ?? {});
  return [
    `${count} points`,
    Object.fromEntries(steps.map((step) => [step, median(rounds.map((one) => one[step] ?? 0))])),
  ];
});
console.table(Object.fromEntries(rows));
await browser.close();
await site.close();
await backend.close();
