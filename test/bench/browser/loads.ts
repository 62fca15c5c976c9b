import type { Browser, CDPSession } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import type { Site } from "../../tools/site";
import { recordLoad, type Signs } from "./load-in-page";
import { type BenchResult, type Section, summarize } from "./results";
import { ADMIN, newPage, type Setup } from "./setup";
import { waitUntilIdle } from "./wait-until-idle";

/** The median of this many rounds counts; bare page and console take turns. */
const ROUNDS = 9;
const BLOCKING_FROM_MS = 50;

/** Lighthouse's slow 4G, and a processor at a quarter of its speed. */
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOW_DOWN = 4;

/** Maximum ratios to the bare page with both slowed down, and times of blocking and of the chart in ms. */
const LIMIT = { paint: 1.5, login: 1.5, workplace: 2.1, blocking: 300, chart: 3000 };

type Visit = { site: Site; path: string; stored: Readonly<Record<string, string>>; signs: Signs };
type Load = {
  paint: number;
  contentful: number;
  largest: number;
  ready: number;
  chart: number;
  blocked: number;
  blockedInAll: number;
};

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", SLOW_NETWORK);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
}

/** One visit with an empty cache. */
async function load(browser: Browser, { site, path, stored, signs }: Visit, isSlow: boolean): Promise<Load> {
  const page = await newPage(browser, site, stored);
  await page.addInitScript(recordLoad, signs);
  if (isSlow) await slowDown(await page.context().newCDPSession(page));
  await page.goto(site.url + path, { waitUntil: "commit" });
  await page.waitForFunction(() => window.marks?.ready > 0);
  await waitUntilIdle(page);
  const { marks, paints } = await page.evaluate(() => ({
    marks: window.marks,
    paints: performance.getEntriesByType("paint").map(({ name, startTime }) => ({ name, startTime })),
  }));
  await page.context().close();
  const paint = (wanted: string) => paints.find(({ name }) => name === wanted)?.startTime ?? Number.NaN;
  const blocking = (tasks: typeof marks.tasks) =>
    tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - BLOCKING_FROM_MS), 0);
  return {
    paint: paint("first-paint"),
    contentful: paint("first-contentful-paint"),
    largest: marks.largest,
    ready: marks.ready,
    chart: marks.chart,
    blocked: blocking(marks.tasks.filter(({ start }) => start < marks.ready)),
    blockedInAll: blocking(marks.tasks),
  };
}

/**
 * A first visit to the login, and a visit to the workplace of a logged-in user with none of this version's files in the
 * cache.
 */
const createVisits = ({ site, bare }: Setup) => ({
  bare: { site: bare, path: "/", stored: {}, signs: { selector: "h1", text: "Hello" } },
  login: { site, path: pathTo("Login"), stored: {}, signs: { selector: "button[type=submit]:enabled", text: "登录" } },
  workplace: {
    site,
    path: pathTo("Workplace"),
    stored: ADMIN,
    signs: { selector: "main section", text: "主页访问量", chart: "main .recharts-reference-dot" },
  },
});

type Name = keyof ReturnType<typeof createVisits>;

async function runRounds(setup: Setup, isSlow: boolean): Promise<Record<Name, Load[]>> {
  const visits = createVisits(setup);
  const found: Record<Name, Load[]> = { bare: [], login: [], workplace: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ["bare", "login", "workplace"] as const) {
      found[name].push(await load(setup.browser, visits[name], isSlow));
    }
  }
  return found;
}

function toResults(name: "login" | "workplace", loads: Load[], bareLoads: Load[], isSlow: boolean): BenchResult[] {
  const bare = (key: keyof Load) => summarize(bareLoads.map((one) => one[key])).value;
  const result = (label: string, key: keyof Load, limit?: number): BenchResult => ({
    label: `${name}: ${label}`,
    ...summarize(loads.map((one) => one[key])),
    unit: "ms",
    baseline: bare(key),
    limit: isSlow ? limit : undefined,
  });
  const results = [
    result("first paint, the outline", "paint", LIMIT.paint * bare("paint")),
    result("first contentful paint", "contentful"),
    result("largest contentful paint", "largest"),
    result(name === "login" ? "ready" : "data shown", "ready", LIMIT[name] * bare("ready")),
    result("blocking until then", "blocked"),
    result("blocking in all", "blockedInAll", name === "workplace" ? LIMIT.blocking : undefined),
  ];
  return name === "login"
    ? results
    : [...results, { ...result("chart drawn", "chart", LIMIT.chart), baseline: undefined }];
}

/** Load times of login and workplace beside the bare page, at full speed and slowed down. */
export async function measureLoads(setup: Setup): Promise<Section[]> {
  const sections: Section[] = [];
  for (const isSlow of [false, true]) {
    const { bare, login, workplace } = await runRounds(setup, isSlow);
    sections.push({
      title: `First visit, ${isSlow ? `slow 4G and processor ${SLOW_DOWN} times slower` : "unthrottled"}, median of ${ROUNDS}`,
      results: [...toResults("login", login, bare, isSlow), ...toResults("workplace", workplace, bare, isSlow)],
    });
  }
  return sections;
}
