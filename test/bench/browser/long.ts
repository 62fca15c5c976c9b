import type { CDPSession, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { type Memory, measureMemory, openMemorySession } from "../../browser/page-memory";
import { ACTIONS, complete, reset } from "./long-actions";
import { longestTask } from "./longest-task";
import { type BenchResult, median, type Section } from "./results";
import { ADMIN, newPage, type Setup, withSetup } from "./setup";

const POLICIES = 100_000;
/** Each with every action: 600 of them, as many as an operator does in half an hour. */
const ROUNDS = Number(process.env.LONG_ROUNDS ?? 100);
const TENTH = ROUNDS / 10;
const SLOW_DOWN = 4;
const MEASURED_TASKS = 5;
const PATH = `${pathTo("SearchTable")}?pageSize=100`;
/** Of a task on a slow processor; of what is left behind between the first tenth and the end. */
const LIMIT = { taskMs: 100, heapMb: 1, nodes: 100, listeners: 20 };

/** The longest task of each kind of action, on a slow processor. */
async function measureTasks(page: Page, cdp: CDPSession): Promise<BenchResult[]> {
  const tasks = new Map<string, number[]>();
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  for (let round = 0; round < MEASURED_TASKS; round += 1) {
    for (const { name, prepare } of ACTIONS) {
      const run = await prepare(page, round);
      const task = await longestTask(page, () => complete(page, run));
      tasks.set(name, [...(tasks.get(name) ?? []), task]);
    }
    await reset(page);
  }
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return [...tasks].map(([name, values]) => ({
    label: `${name}, longest task, ${SLOW_DOWN} times slower, median of ${MEASURED_TASKS}`,
    value: median(values),
    unit: "ms",
    limit: LIMIT.taskMs,
  }));
}

/** What the page holds after each tenth of the rounds. */
async function measureRounds(page: Page, cdp: CDPSession): Promise<Memory[]> {
  const samples: Memory[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const { prepare } of ACTIONS) await complete(page, await prepare(page, round));
    await reset(page);
    if (round % TENTH === 0) samples.push(await measureMemory(cdp));
  }
  return samples;
}

function memoryResults(samples: readonly Memory[]): BenchResult[] {
  const [first, last] = [samples[0], samples.at(-1)];
  const growth = (kind: keyof Memory) => (first && last ? last[kind] - first[kind] : Number.NaN);
  return [
    { label: "heap", value: growth("heap") / 1e6, unit: "MB", limit: LIMIT.heapMb },
    { label: "nodes", value: growth("nodes"), unit: "", limit: LIMIT.nodes },
    { label: "listeners", value: growth("listeners"), unit: "", limit: LIMIT.listeners },
    { label: "heap at the end", value: (last?.heap ?? Number.NaN) / 1e6, unit: "MB" },
  ];
}

async function measure({ browser, site }: Setup): Promise<Section[]> {
  const page = await newPage(browser, site, ADMIN);
  await page.goto(site.url + PATH);
  await page.locator("tbody tr").nth(99).waitFor();
  const cdp = await openMemorySession(page);
  const tasks = await measureTasks(page, cdp);
  const samples = await measureRounds(page, cdp);
  return [
    { title: `Half an hour on the search table of ${POLICIES} policies, 100 rows a page`, results: tasks },
    { title: `What it leaves behind, from the ${TENTH}th to the ${ROUNDS}th round`, results: memoryResults(samples) },
  ];
}

/** Filters, sorts, turns pages, edits, chooses and downloads for as many actions as an operator does in half an hour. */
export const measureLongWork = (): Promise<Section[]> => withSetup(measure, { policies: POLICIES });
