import { pathTo } from "~/navigation/paths";
import { longestTask } from "./longest-task";
import { type BenchResult, type Section, summarize } from "./results";
import { ADMIN, newPage, type Setup } from "./setup";
import { waitUntilIdle } from "./wait-until-idle";

const ROUNDS = 5;
const COUNTS = [14, 10_000];
/** For the longest task of each step. */
const LIMIT_MS = 50;
const CALL = "GET /api/content-data";

const days = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    x: new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10),
    y: Math.round(Math.sin(at / 200) * 1000) + (at % 37),
  }));

async function measure({ browser, site }: Setup): Promise<Record<string, number>> {
  const page = await newPage(browser, site, ADMIN);
  const panel = page.getByRole("region", { name: /^内容数据/ });
  const chart = panel.getByRole("img", { name: /折线图/ });
  const steps = {
    opens: async () => {
      await page.goto(`${site.url}${pathTo("Workplace")}`);
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
  for (const [step, run] of Object.entries(steps)) {
    longest[step] = await longestTask(page, () => run().then(() => waitUntilIdle(page)));
  }
  await page.context().close();
  return longest;
}

function toResults(count: number, rounds: Record<string, number>[]): BenchResult[] {
  return Object.keys(rounds[0] ?? {}).map((step) => ({
    label: `${count} points, ${step}`,
    ...summarize(rounds.map((round) => round[step] ?? Number.NaN)),
    limit: LIMIT_MS,
    unit: "ms",
  }));
}

/**
 * The longest task while a chart of 14 and of 10,000 points opens, switches to its table and back, and is downloaded.
 */
export async function measureCharts(setup: Setup): Promise<Section[]> {
  const measured = new Map(COUNTS.map((count) => [count, [] as Record<string, number>[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [count, rounds] of measured) {
      const body = { status: "success", code: 200, data: days(count), message: "" };
      setup.backend.faults.set(CALL, { kind: "json", text: JSON.stringify(body) });
      rounds.push(await measure(setup));
    }
  }
  const results = [...measured].flatMap(([count, rounds]) => toResults(count, rounds));
  return [{ title: `Charts, the longest task, median of ${ROUNDS}`, results }];
}
