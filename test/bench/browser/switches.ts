import type { CDPSession, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { menuPaths } from "../../browser/menu-paths";
import { measureMemory, openMemorySession } from "../../browser/page-memory";
import { heapByKind } from "./heap-kinds";
import { perSwitch } from "./per-switch";
import { type BenchResult, type Section, summarize } from "./results";
import { ADMIN, newPage, type Setup } from "./setup";
import { switchInPage } from "./switch-in-page";

/** From the first of these on caches are warm; after the second the engine compiles much less. */
const [FROM, UNTIL, SWITCHES] = [50, 200, 400] as const;
/** Maximum work of the main thread for a later visit, and growth per switch. */
const LIMIT = { workMs: 50, listWorkMs: 80, heapKb: 5, objectsKb: 1, count: 0.5 };

type Switch = { path: string; ms: number; work: number };
type Sample = { at: number; heap: number; nodes: number; listeners: number };
type HeapKinds = { at: number; objects: number; compiled: number };

const LISTS: readonly string[] = [pathTo("SearchTable"), pathTo("Card")];

/** The screen from which all others are first visited. */
const START = pathTo("Message");

/** Processor time of the main thread in ms, without the share of other processes. */
async function readWork(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN) * 1000;
}

/** A page with a tab for each screen and all files in the cache. */
async function openAllTabs({ browser, site }: Setup): Promise<Page> {
  const page = await newPage(browser, site, ADMIN);
  for (const path of [...menuPaths, START]) {
    await page.goto(site.url + path);
    await page.locator("h1").first().waitFor();
  }
  return page;
}

async function switchAll(page: Page) {
  const cdp = await openMemorySession(page);
  const switchTo = await page.evaluateHandle(switchInPage);
  const [switches, samples, kinds]: [Switch[], Sample[], HeapKinds[]] = [[], [], []];
  for (let at = 1; at <= SWITCHES; at += 1) {
    const path = menuPaths[at % menuPaths.length] ?? "/";
    const before = await readWork(cdp);
    const ms = await page.evaluate(([run, to]) => run(to), [switchTo, path] as const);
    switches.push({ path, ms, work: (await readWork(cdp)) - before });
    // Always measured on the same screen, so that its own nodes do not count.
    if (at < FROM || at % menuPaths.length > 0) continue;
    samples.push({ at, ...(await measureMemory(cdp)) });
    const isEdge = [UNTIL, SWITCHES].some((edge) => at <= edge && at + menuPaths.length > edge);
    if (!kinds[0] || isEdge) kinds.push({ at, ...(await heapByKind(cdp)) });
  }
  return { switches, samples, kinds };
}

/** The work of the first visit of a screen, and of a visit with everything warm. */
function visitResults(switches: readonly Switch[]): Section[] {
  const later = switches.slice(FROM);
  const result = (label: string, values: number[], limit?: number): BenchResult => ({
    label,
    ...summarize(values),
    unit: "ms",
    limit,
  });
  const first = (path: string) => switches.filter((one) => one.path === path).slice(0, 1);
  const warm = (path: string) => later.filter((one) => one.path === path);
  const works = (some: Switch[]) => some.map(({ work }) => work);
  return [
    {
      title: "First visit of a screen in an open page, work of the main thread",
      results: menuPaths.map((path) => result(path, works(first(path)))),
    },
    {
      title: `Later visits, after ${FROM} switches, work of the main thread, median`,
      results: menuPaths.map((path) =>
        result(path, works(warm(path)), LISTS.includes(path) ? LIMIT.listWorkMs : LIMIT.workMs),
      ),
    },
    {
      title: "Later visits, from the answer (the click, where none is asked for) to the last change, median",
      results: menuPaths.map((path) =>
        result(
          path,
          warm(path).map(({ ms }) => ms),
        ),
      ),
    },
  ];
}

type Memory = { samples: readonly Sample[]; kinds: readonly HeapKinds[] };

/** The growth of one of the sampled values. */
const growth = <Kind extends string>(samples: readonly ({ at: number } & Record<Kind, number>)[], kind: Kind): number =>
  perSwitch(samples.map((sample) => [sample.at, sample[kind]]));

function memoryResults(all: Memory, from: number, until: number, heapKb?: number): Section {
  // The range begins at the last sample before its start.
  const within = ({ at }: { at: number }) => at > from - menuPaths.length && at <= until && at >= FROM;
  const [samples, kinds] = [all.samples.filter(within), all.kinds.filter(within)];
  return {
    title: `What a switch leaves behind, from the ${from}th to the ${until}th`,
    results: [
      { label: "heap", value: growth(samples, "heap") / 1000, unit: "kB", limit: heapKb },
      { label: "  of it objects", value: growth(kinds, "objects") / 1000, unit: "kB", limit: LIMIT.objectsKb },
      { label: "  of it code", value: growth(kinds, "compiled") / 1000, unit: "kB" },
      { label: "nodes", value: growth(samples, "nodes"), unit: "", limit: LIMIT.count },
      { label: "listeners", value: growth(samples, "listeners"), unit: "", limit: LIMIT.count },
    ],
  };
}

/**
 * Switches through every screen that an admin sees, and measures the work of the main thread, the time from the data to
 * the change on the screen, and the memory left behind. Compiled code is counted apart from objects, since the engine
 * keeps recompiling hot code for some hundred switches whatever it does: the whole heap has a limit only after these.
 */
export async function measureSwitches(setup: Setup): Promise<Section[]> {
  const page = await openAllTabs(setup);
  const { switches, ...memory } = await switchAll(page);
  return [
    ...visitResults(switches.slice(0, UNTIL)),
    memoryResults(memory, FROM, UNTIL),
    memoryResults(memory, UNTIL, SWITCHES, LIMIT.heapKb),
  ];
}
