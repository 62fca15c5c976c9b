import { type CDPSession, chromium, type Page } from "@playwright/test";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { NO_LATENCY } from "#mocks/backend/latency";
import { startHttpBackend } from "#mocks/http";
import { STORAGE_KEY } from "~/config";
import { canAccess } from "~/navigation/access";
import { type Screen, screens } from "~/navigation/screens";
import { BROWSER_ARGUMENTS, findChromium } from "../../tools/chromium.mjs";
import { serveSite } from "../../tools/site";

/**
 * Switches through every screen that an admin sees, in the production build with a backend that answers at
 * once: what a switch takes from its data to the frame that shows it, and what it leaves behind.
 */
const SWITCHES = 200;
/** Caches are warm then. */
const FROM = 50;
const METRICS = ["JSHeapUsedSize", "Nodes", "JSEventListeners"] as const;
type Sample = { at: number } & Record<(typeof METRICS)[number], number>;
type Switch = { path: string; ms: number };

const all: readonly Screen[] = screens;
const paths = all
  .filter((screen) => !screen.bare && screen.group && canAccess(screen, "admin"))
  .map(({ path }) => path);

/** What the page holds on to when its garbage is gone. */
async function measure(cdp: CDPSession, at: number): Promise<Sample> {
  for (let round = 0; round < 3; round += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { metrics } = await cdp.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    at,
    JSHeapUsedSize: value("JSHeapUsedSize"),
    Nodes: value("Nodes"),
    JSEventListeners: value("JSEventListeners"),
  };
}

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
    do await new Promise(requestAnimationFrame);
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
const cdp = await page.context().newCDPSession(page);
await cdp.send("Performance.enable");
const switchTo = await prepare(page);
const switches: Switch[] = [];
const samples: Sample[] = [];
for (let at = 1; at <= SWITCHES; at += 1) {
  const path = paths[at % paths.length] ?? "/";
  switches.push({ path, ms: await page.evaluate(([run, to]) => run(to), [switchTo, path] as const) });
  // Always on the same screen, so that what it draws is not counted.
  if (at >= FROM && at % paths.length === 0) samples.push(await measure(cdp, at));
}

const share = (values: number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)]?.toFixed(1) ?? "";
const rows = paths.map((path) => {
  const waits = switches.slice(FROM).flatMap((one) => (one.path === path ? [one.ms] : []));
  return [path, { "median ms": share(waits, 0.5), "worst ms": share(waits, 0.999) }];
});
console.table(Object.fromEntries(rows));
console.table(samples);
console.table(
  Object.fromEntries(METRICS.map((metric) => [metric, { "per switch": Number(slope(samples, metric).toFixed(2)) }])),
);

await browser.close();
await site.close();
await backend.close();
