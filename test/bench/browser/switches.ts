import { chromium, type Page } from "@playwright/test";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { NO_LATENCY } from "#mocks/backend/latency";
import { startHttpBackend } from "#mocks/http";
import { STORAGE_KEY } from "~/config";
import { canAccess } from "~/navigation/access";
import { type Screen, screens } from "~/navigation/screens";
import { type Memory, measureMemory, watchMemory } from "../../browser/page-memory";
import { BROWSER_ARGUMENTS, findChromium } from "../../tools/chromium.mjs";
import { serveSite } from "../../tools/site";
import { heapByKind } from "./heap-kinds";

/**
 * Switches through every screen that an admin sees, in the production build with a backend that answers at
 * once: what a switch takes from its data to the frame that shows it, how long it keeps the main thread at
 * work, and what it leaves behind. Of the heap, the engine's compiled code is told apart from the product's
 * objects: code that is run often is compiled again and better for some hundred rounds, whatever it holds.
 */
const SWITCHES = 200;
/** Caches are warm then. */
const FROM = 50;
const METRICS = ["heap", "nodes", "listeners"] as const;
type Sample = { at: number } & Memory;
type Switch = { path: string; ms: number; work: number };

const all: readonly Screen[] = screens;
const paths = all
  .filter((screen) => !screen.bare && screen.group && canAccess(screen, "admin"))
  .map(({ path }) => path);

/**
 * Puts into the page, once, what clicks a screen's tab and gives the longest wait between an answer (the
 * click itself, where nothing is asked for) and the next change of the main area, in ms.
 */
const prepare = (page: Page) =>
  page.evaluateHandle(() => async (path: string) => {
    const changes: number[] = [];
    const observer = new MutationObserver(() => changes.push(performance.now()));
    const main = document.querySelector("main");
    if (main) observer.observe(main, { childList: true, subtree: true, characterData: true });
    performance.clearResourceTimings();
    const began = performance.now();
    document.querySelector<HTMLElement>(`nav li a[href^="${path}"]`)?.click();
    // Until nothing has moved for a while.
    do await new Promise((resolve) => setTimeout(resolve, 50));
    while (performance.now() - (changes.at(-1) ?? began) < 200);
    observer.disconnect();
    const calls = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/api/"));
    const ends = calls.map((call) => (call instanceof PerformanceResourceTiming ? call.responseEnd : began));
    const waits = (ends.length > 0 ? ends : [began]).map((end) => (changes.find((time) => time >= end) ?? end) - end);
    return Math.max(...waits);
  });

/** The growth per switch, by least squares. */
function slope(samples: Sample[], metric: (typeof METRICS)[number]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(samples.map(({ at }) => at)), mean(samples.map((sample) => sample[metric]))];
  const up = samples.reduce((sum, sample) => sum + (sample.at - x) * (sample[metric] - y), 0);
  return up / samples.reduce((sum, { at }) => sum + (at - x) ** 2, 0);
}

const backend = await startHttpBackend({ latency: NO_LATENCY });
const site = await serveSite({ client: "build/production/client", port: 0, config: { apiHost: backend.url } });
const browser = await chromium.launch({ executablePath: findChromium(), args: BROWSER_ARGUMENTS });
const page = await browser.newPage({ locale: "zh-CN", viewport: { width: 1440, height: 900 } });
await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
  STORAGE_KEY.token,
  ACCOUNTS.admin.token,
] as const);
for (const path of paths) {
  await page.goto(site.url + path);
  await page.locator("h1").first().waitFor();
}
const cdp = await watchMemory(page);
/** How long the main thread has worked, in ms of the processor: another process's share is not among it. */
const worked = async () => {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ThreadTime")?.value ?? Number.NaN) * 1000;
};
const switchTo = await prepare(page);
const switches: Switch[] = [];
const samples: Sample[] = [];
const kinds: { at: number; objects: number; compiled: number }[] = [];
for (let at = 1; at <= SWITCHES; at += 1) {
  const path = paths[at % paths.length] ?? "/";
  const before = await worked();
  const ms = await page.evaluate(([run, to]) => run(to), [switchTo, path] as const);
  switches.push({ path, ms, work: (await worked()) - before });
  // Always on the same screen, so that what it draws is not counted.
  if (at < FROM || at % paths.length > 0) continue;
  samples.push({ at, ...(await measureMemory(cdp)) });
  const isLast = at + paths.length > SWITCHES;
  if (!kinds[0] || isLast) kinds.push({ at, ...(await heapByKind(cdp)) });
}

const share = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)]?.toFixed(1) ?? "";
const rows = paths.map((path) => {
  const visits = switches.slice(FROM).filter((one) => one.path === path);
  const [waits, works] = [visits.map(({ ms }) => ms), visits.map(({ work }) => work)];
  return [
    path,
    { "median ms": share(waits, 0.5), "worst ms": share(waits, 0.999), "main thread ms": share(works, 0.5) },
  ];
});
console.table(Object.fromEntries(rows));
console.table(samples);
console.table(
  Object.fromEntries(METRICS.map((metric) => [metric, { "per switch": Number(slope(samples, metric).toFixed(2)) }])),
);

const [early, late] = [kinds.at(0), kinds.at(-1)];
if (early && late) {
  const perSwitch = (kind: "objects" | "compiled") => Math.round((late[kind] - early[kind]) / (late.at - early.at));
  console.log(`bytes per switch: ${perSwitch("objects")} of objects, ${perSwitch("compiled")} of compiled code`);
}

await browser.close();
await site.close();
await backend.close();
