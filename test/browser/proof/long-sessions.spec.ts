import type { Request } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "../fixtures";
import { menuPaths } from "../menu-paths";
import { type Memory, measureMemory, openMemorySession } from "../page-memory";
import { FAILED_CALL, heading } from "../support";
import { SOON_MS, watchTimers } from "../watch-timers";

/**
 * The engine keeps compiling hot code, which counts as heap: 150 bytes to 3 kB per round were measured after some
 * hundred rounds. A leaked screen takes 50 kB and more.
 */
const HEAP_PER_ROUND = 4096;
/**
 * Tolerance for a tooltip, a pooled row, a listener of Mantine, and the timer by which TanStack discards a query: a
 * query in use has one only if its response came after its component. A leak has one for each round.
 */
const TOLERANCE = { nodes: 60, listeners: 30, timeouts: 20 };

/** Memory and timers of the page once it is idle. */
async function measureAtRest(page: Page, cdp: Parameters<typeof measureMemory>[0]) {
  const timers = () => page.evaluate(() => window.waitingTimers());
  // Toasts have disappeared and delayed work after a call, typing or scrolling is done.
  await expect.poll(async () => (await timers()).soon, { timeout: 60_000 }).toBe(0);
  return { ...(await measureMemory(cdp)), timers: await timers() };
}

type Measurement = Memory & { timers: { timeouts: number; intervals: number } };

function expectFlat(before: Measurement, after: Measurement, rounds: number) {
  expectFlatBesideNodes(before, after, rounds);
  expect(after.nodes - before.nodes).toBeLessThan(TOLERANCE.nodes);
}

function expectFlatBesideNodes(before: Measurement, after: Measurement, rounds: number) {
  console.log(`memory over ${rounds} rounds: ${JSON.stringify({ before, after })}`);
  expect(after.heap - before.heap).toBeLessThan(rounds * HEAP_PER_ROUND);
  expect(after.listeners - before.listeners).toBeLessThan(TOLERANCE.listeners);
  expect(after.timers.timeouts - before.timers.timeouts).toBeLessThan(TOLERANCE.timeouts);
  expect(after.timers.intervals).toBe(before.timers.intervals);
}

/** Clicks links in the page, each when the previous one has led to its screen. */
const switchScreens = (page: Page, times: number) =>
  page.evaluate(
    async ([paths, count]) => {
      for (let at = 1; at <= count; at += 1) {
        const path = paths[at % paths.length] ?? "";
        document.querySelector<HTMLElement>(`nav li a[href^="${path}"]`)?.click();
        do await new Promise(requestAnimationFrame);
        while (!location.pathname.startsWith(path));
      }
    },
    [menuPaths, times] as const,
  );

/**
 * React keeps the elements of the screens that it rendered last, some 700 nodes of up to three screens, which depend on how
 * one switch overtook another: their number may differ once by a screen. A leak adds nodes in each part.
 */
function expectNoGrowth(measured: readonly Measurement[], rounds: number) {
  const growth = measured.slice(1).map(({ nodes }, index) => nodes - (measured[index]?.nodes ?? 0));
  expect(Math.min(...growth), `nodes: +${growth.join(", +")}`).toBeLessThan(TOLERANCE.nodes);
  expect(growth.reduce((sum, nodes) => sum + nodes, 0)).toBeLessThan(rounds);
}

test("2,000 switches between all screens leave nothing behind", async ({ page, open }) => {
  test.setTimeout(300_000);
  await page.addInitScript(watchTimers, SOON_MS);
  await open(pathTo("Workplace"), { as: "admin" });
  for (const path of menuPaths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const cdp = await openMemorySession(page);
  // Each part ends with the screen that it began with.
  const part = 500 - (500 % menuPaths.length);
  // The panels below the first screen are rendered last.
  const lastPanel = page.getByRole("region", { name: "聊天" });
  const measured: Measurement[] = [];
  for (let parts = 0; parts < 4; parts += 1) {
    await switchScreens(page, part);
    await expect(lastPanel).toBeVisible();
    measured.push(await measureAtRest(page, cdp));
  }
  const [before, after] = [measured[0], measured.at(-1)];
  if (!before || !after) throw new Error("Nothing was measured.");
  expectFlatBesideNodes(before, after, 3 * part);
  expectNoGrowth(measured, 3 * part);
});

test("500 switches of theme and role leave nothing behind", async ({ page, open }) => {
  test.setTimeout(300_000);
  await page.addInitScript(watchTimers, SOON_MS);
  await open(pathTo("Card"), { as: "admin" });
  await expect(heading(page, "卡片列表")).toBeVisible();
  const cdp = await openMemorySession(page);
  const switches = (times: number) =>
    page.evaluate(async (count) => {
      const find = (words: RegExp, of: string) =>
        [...document.querySelectorAll<HTMLElement>(of)].find(({ ariaLabel, textContent }) =>
          words.test(ariaLabel ?? textContent ?? ""),
        );
      const until = async (get: () => unknown) => {
        while (!get()) await new Promise(requestAnimationFrame);
      };
      for (let at = 0; at < count; at += 1) {
        const dark = document.body.hasAttribute("arco-theme");
        find(/^切换到.色主题/, "button")?.click();
        await until(() => document.body.hasAttribute("arco-theme") !== dark);
        await until(() => !find(/^切换角色/, "[role=menuitem]"));
        find(/^账号菜单/, "button")?.click();
        await until(() => find(/^切换角色/, "[role=menuitem]"));
        const item = find(/^切换角色/, "[role=menuitem]");
        const role = item?.textContent;
        item?.click();
        await until(() => !document.contains(item ?? null) || item?.textContent !== role);
      }
    }, times);
  await switches(50);
  const before = await measureAtRest(page, cdp);
  await switches(200);
  // Each round switches theme and role.
  expectFlat(before, await measureAtRest(page, cdp), 400);
});

test("polling goes on for eight hours with the page open, and leaves nothing behind", async ({ page, open, allow }) => {
  test.setTimeout(300_000);
  // The page's clock is ahead of the backend's.
  allow(FAILED_CALL);
  await page.clock.install();
  await page.addInitScript(watchTimers, SOON_MS);
  await open(pathTo("404"), { as: "admin" });
  await expect(heading(page, "404")).toBeVisible();
  const cdp = await openMemorySession(page);
  // Counts completed requests: the clock must not move on while one is in flight, which would then count for the next
  // minute.
  let polls = 0;
  let versions = 0;
  const onEnd = (request: Request) => {
    if (request.url().endsWith("/version.json")) versions += 1;
    if (request.url().endsWith("/api/message/list")) polls += 1;
  };
  page.on("requestfinished", onEnd).on("requestfailed", onEnd);
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute += 1) {
      const before = polls;
      // Polling ends a while after the last key or pointer.
      if (minute % 10 === 0) await page.mouse.move(minute % 100, 5);
      await page.clock.runFor(60_000);
      await expect.poll(() => polls, { intervals: [20] }).toBeGreaterThan(before);
    }
  };
  const measure = async () => ({
    ...(await measureMemory(cdp)),
    timers: await page.evaluate(() => window.waitingTimers()),
  });
  await minutes(60);
  const before = await measure();
  await minutes(420);
  const after = await measure();
  expect(versions).toBeGreaterThanOrEqual((479 * 60_000) / 300_000 - 2);
  await expect(heading(page, "404")).toBeVisible();
  expectFlat(before, after, 420);
});
