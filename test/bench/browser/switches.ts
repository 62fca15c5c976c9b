import type { CDPSession, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { menuPaths } from "../../browser/menu-paths";
import { measureMemory, watchMemory } from "../../browser/page-memory";
import { type Figure, median, type Section } from "./figures";
import { heapByKind } from "./heap-kinds";
import { perSwitch } from "./per-switch";
import { ADMIN, newPage, type Stage } from "./stage";
import { switchInPage } from "./switch-in-page";

/** Caches are warm from the first on; what the engine compiles goes on growing, and has slowed down after the second. */
const [FROM, UNTIL, SWITCHES] = [50, 200, 400] as const;
/** Of the main thread's work at a later visit, and of what the heap grows by at a switch, in kB. */
const LIMIT = { workMs: 50, heapKb: 5 };

type Switch = { path: string; ms: number; work: number };
type Sample = { at: number; heap: number; nodes: number; listeners: number };
type Kinds = { at: number; objects: number; compiled: number };

/** Where the page is loaded that then visits all the others for the first time. */
const START = pathTo("Message");

/** How long the main thread has worked, in ms of the processor: another process's share is not among it. */
async function worked(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN) * 1000;
}

/** A page with a tab for each screen, whose files are in the browser's cache. */
async function withAllTabs({ browser, site }: Stage): Promise<Page> {
  const page = await newPage(browser, site, ADMIN);
  for (const path of [...menuPaths, START]) {
    await page.goto(site.url + path);
    await page.locator("h1").first().waitFor();
  }
  return page;
}

async function switchAll(page: Page) {
  const cdp = await watchMemory(page);
  const switchTo = await page.evaluateHandle(switchInPage);
  const [switches, samples, kinds]: [Switch[], Sample[], Kinds[]] = [[], [], []];
  for (let at = 1; at <= SWITCHES; at += 1) {
    const path = menuPaths[at % menuPaths.length] ?? "/";
    const before = await worked(cdp);
    const ms = await page.evaluate(([run, to]) => run(to), [switchTo, path] as const);
    switches.push({ path, ms, work: (await worked(cdp)) - before });
    // Always on the same screen, so that what it draws is not counted.
    if (at < FROM || at % menuPaths.length > 0) continue;
    samples.push({ at, ...(await measureMemory(cdp)) });
    const isEdge = [UNTIL, SWITCHES].some((edge) => at <= edge && at + menuPaths.length > edge);
    if (!kinds[0] || isEdge) kinds.push({ at, ...(await heapByKind(cdp)) });
  }
  return { switches, samples, kinds };
}

/** The work of a screen's first visit, and of a visit when everything is warm. */
function visitFigures(switches: readonly Switch[]): Section[] {
  const later = switches.slice(FROM);
  const figure = (what: string, values: number[], limit?: number): Figure => ({
    what,
    value: median(values),
    unit: "ms",
    limit,
  });
  const first = (path: string) => switches.filter((one) => one.path === path).slice(0, 1);
  const warm = (path: string) => later.filter((one) => one.path === path);
  const works = (some: Switch[]) => some.map(({ work }) => work);
  return [
    {
      title: "First visit of a screen in an open page, work of the main thread",
      figures: menuPaths.map((path) => figure(path, works(first(path)))),
    },
    {
      title: `Later visits, after ${FROM} switches, work of the main thread, median`,
      figures: menuPaths.map((path) => figure(path, works(warm(path)), LIMIT.workMs)),
    },
    {
      title: "Later visits, from the answer (the click, where none is asked for) to the last change, median",
      figures: menuPaths.map((path) =>
        figure(
          path,
          warm(path).map(({ ms }) => ms),
        ),
      ),
    },
  ];
}

type Memory = { samples: readonly Sample[]; kinds: readonly Kinds[] };

function memoryFigures(all: Memory, from: number, until: number, limit?: number): Section {
  // The last sample before where it begins is where it begins.
  const within = ({ at }: { at: number }) => at > from - menuPaths.length && at <= until && at >= FROM;
  const [samples, kinds] = [all.samples.filter(within), all.kinds.filter(within)];
  return {
    title: `What a switch leaves behind, from the ${from}th to the ${until}th`,
    figures: [
      {
        what: "heap",
        value: perSwitch(samples.map(({ at, heap }) => [at, heap])) / 1000,
        unit: "kB",
        limit,
      },
      { what: "  of it objects", value: perSwitch(kinds.map(({ at, objects }) => [at, objects])) / 1000, unit: "kB" },
      { what: "  of it code", value: perSwitch(kinds.map(({ at, compiled }) => [at, compiled])) / 1000, unit: "kB" },
      { what: "nodes", value: perSwitch(samples.map(({ at, nodes }) => [at, nodes])), unit: "" },
      { what: "listeners", value: perSwitch(samples.map(({ at, listeners }) => [at, listeners])), unit: "" },
    ],
  };
}

/**
 * Switches through every screen that an admin sees: how long a switch keeps the main thread at work, what it
 * takes from its data to the frame that shows it, and what it leaves behind. Of the heap, the engine's compiled
 * code is told apart from the product's objects: code that is run often is compiled again and better for some
 * hundred rounds, whatever it holds.
 */
export async function measureSwitches(stage: Stage): Promise<Section[]> {
  const page = await withAllTabs(stage);
  const { switches, ...memory } = await switchAll(page);
  return [
    ...visitFigures(switches.slice(0, UNTIL)),
    memoryFigures(memory, FROM, UNTIL, LIMIT.heapKb),
    memoryFigures(memory, UNTIL, SWITCHES),
  ];
}
