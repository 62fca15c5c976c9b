import type { Browser, Page } from "@playwright/test";
import { type Figure, median, type Section } from "./figures";
import { settled } from "./settled";
import { ADMIN, newPage, type Stage } from "./stage";

const ROUNDS = 5;
const COUNTS = [14, 10_000];
const CALL = "GET /api/content-data";

type Span = { name: string; ph: string; pid: number; tid: number; tdur?: number; args: { name?: string } };

/** The longest task of the page's own thread, in ms of the processor. */
async function longestTask(browser: Browser, page: Page, run: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ["toplevel", "devtools.timeline", "__metadata"] });
  await run();
  await settled(page);
  const { traceEvents }: { traceEvents: Span[] } = JSON.parse((await browser.stopTracing()).toString());
  const isMain = ({ name, args }: Span) => name === "thread_name" && args.name === "CrRendererMain";
  const threads = new Set(traceEvents.filter(isMain).map(({ pid, tid }) => `${pid}/${tid}`));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith("RunTask") && threads.has(`${pid}/${tid}`));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** `count` days with their figures. */
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    x: new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10),
    y: Math.round(Math.sin(at / 200) * 1000) + (at % 37),
  }));

async function measure({ browser, site }: Stage): Promise<Record<string, number>> {
  const page = await newPage(browser, site, ADMIN);
  const panel = page.getByRole("region", { name: /^内容数据/ });
  const chart = panel.getByRole("img", { name: /折线图/ });
  const steps = {
    opens: async () => {
      await page.goto(`${site.url}/workplace`);
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
  await page.context().close();
  return longest;
}

function figuresOf(count: number, rounds: Record<string, number>[]): Figure[] {
  return Object.keys(rounds[0] ?? {}).map((step) => ({
    what: `${count} points, ${step}`,
    value: median(rounds.map((round) => round[step] ?? Number.NaN)),
    unit: "ms",
  }));
}

/**
 * The workplace with a chart of 14 points and of 10,000: the longest task of the page while it opens, turns to
 * the table, back to the chart, and downloads. What the processor was busy with counts: on a machine that does
 * other things too a task takes longer by the clock.
 */
export async function measureCharts(stage: Stage): Promise<Section[]> {
  const measured = new Map(COUNTS.map((count) => [count, [] as Record<string, number>[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [count, rounds] of measured) {
      const body = { status: "success", code: 200, data: days(count), message: "" };
      stage.backend.faults.set(CALL, { kind: "json", text: JSON.stringify(body) });
      rounds.push(await measure(stage));
    }
  }
  const figures = [...measured].flatMap(([count, rounds]) => figuresOf(count, rounds));
  return [{ title: `Charts, the longest task, median of ${ROUNDS}`, figures }];
}
