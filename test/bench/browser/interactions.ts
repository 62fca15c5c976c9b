import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { INTERACTIONS, type Interaction } from "./interaction-list";
import { observeInteractions } from "./interactions-in-page";
import { type BenchResult, type Section, summarize } from "./results";
import { settle } from "./settle";
import { ADMIN, newPage, type Setup } from "./setup";

const SLOW_DOWN = 4;
const ROUNDS = 5;
const LIMIT_MS = 100;

/** The slowest interaction of an action, in ms from the input to the next paint. */
async function measureOnce(page: Page, { prepare, run, restore }: Interaction): Promise<number> {
  await prepare?.(page);
  await page.evaluate(settle);
  await page.evaluate(() => window.slowestInteraction());
  await run(page);
  await page.evaluate(settle);
  const ms = await page.evaluate(() => window.slowestInteraction());
  await restore?.(page);
  await page.evaluate(settle);
  return ms;
}

/** The first round is not counted: it loads the files of dialogs. */
async function measureScreen(page: Page, interactions: readonly Interaction[]): Promise<BenchResult[]> {
  const cdp = await page.context().newCDPSession(page);
  const times = new Map<string, number[]>(interactions.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    if (round === 1) await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
    for (const interaction of interactions) {
      const ms = await measureOnce(page, interaction);
      if (round > 0) times.get(interaction.name)?.push(ms);
    }
  }
  return [...times].map(([label, values]) => ({ label, ...summarize(values), unit: "ms", limit: LIMIT_MS }));
}

/**
 * The twenty commonest actions: from the input to the next paint, as the browser's Event Timing reports it, in steps of
 * 8 ms (https://w3c.github.io/event-timing/).
 */
export async function measureInteractions({ browser, site }: Setup): Promise<Section[]> {
  const results: BenchResult[] = [];
  for (const [screen, interactions] of Object.entries(INTERACTIONS)) {
    const page = await newPage(browser, site, ADMIN);
    await page.addInitScript(observeInteractions);
    await page.goto(site.url + pathTo(screen as keyof typeof INTERACTIONS));
    await page.waitForLoadState("networkidle");
    results.push(...(await measureScreen(page, interactions)));
    await page.context().close();
  }
  const title = `From an input to the next paint, ${SLOW_DOWN} times slower, median of ${ROUNDS}`;
  return [{ title, results }];
}
