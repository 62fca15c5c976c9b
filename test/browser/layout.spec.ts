import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";
import { highestHead, waitUntilLoaded } from "./support";

const WORKPLACE = pathTo("Workplace");
const CARD = pathTo("Card");
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The left and right ends of what stands in each row of the workplace's grid. */
const rowsOfPanels = (page: Page) =>
  page.evaluate(() => {
    const grid = document.querySelector("main section")?.parentElement;
    const rows = new Map<number, { left: number; right: number; width: number }>();
    for (const child of grid?.children ?? []) {
      const { left, right, top, width } = child.getBoundingClientRect();
      const row = rows.get(Math.round(top)) ?? { left, right, width: 0 };
      rows.set(Math.round(top), {
        left: Math.min(row.left, left),
        right: Math.max(row.right, right),
        width: row.width + width + (row.width > 0 ? 16 : 0),
      });
    }
    return [...rows.values()];
  });

/** Rows of panels that do not fill the grid, or have other gaps than the first row has. */
const unevenRows = async (page: Page) => {
  const rows = await rowsOfPanels(page);
  expect(rows.length).toBeGreaterThan(4);
  const [first] = rows;
  return rows.filter(
    ({ left, right, width }) =>
      Math.abs(right - left - (first?.right ?? 0) + (first?.left ?? 0)) > 0.5 || Math.abs(width - right + left) > 0.5,
  );
};

/** From the tiles to the chart below. */
const gapBelowTiles = async (page: Page) => {
  const [tiles, chart] = await Promise.all([
    panel(page, "访问概览").boundingBox(),
    page.getByRole("region", { name: /^内容数据/ }).boundingBox(),
  ]);
  return Math.round((chart?.y ?? 0) - (tiles?.y ?? 0) - (tiles?.height ?? 0));
};

test("the panels of the workplace fill each row at any width, with the same gap everywhere and heads of one line", {
  tag: "@proof",
}, async ({ page, open }) => {
  await open(WORKPLACE, { as: "admin" });
  await waitUntilLoaded(page);
  for (const width of [800, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => unevenRows(page), { message: `${width} px` }).toEqual([]);
    await expect.poll(() => gapBelowTiles(page), { message: `${width} px` }).toBe(16);
    if (width === 1280) await expect.poll(() => highestHead(page)).toBeLessThan(40);
  }
});

test("a share that is pointed at is named in the middle of the ring, and nothing covers the ring", {
  tag: "@proof",
}, async ({ page, open }) => {
  await open(WORKPLACE, { as: "admin" });
  await waitUntilLoaded(page);
  const chart = panel(page, "内容类型占比").getByRole("img", { name: /竖版小视频/ });
  await expect(chart).toHaveText("145.2万总量");
  const share = await chart.locator(".recharts-sector").first().elementHandle();
  // Where the pointer already is when the ring has been drawn, it would not be noticed.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await chart.scrollIntoViewIfNeeded();
    // The first share takes the whole right half of the ring.
    const half = await chart.locator(".recharts-sector").first().boundingBox();
    if (!half) throw new Error("The ring is not drawn.");
    await page.mouse.move(half.x + half.width - 5, half.y + half.height / 2);
    await expect(chart).toHaveText("928,531竖版小视频 63.9%", { timeout: 2000 });
  }).toPass();
  await expect(chart.locator(".recharts-tooltip-wrapper")).toHaveCount(0);
  // The browser reports no leaving of an element that was replaced.
  expect(await share?.evaluate((element) => element.isConnected)).toBe(true);
  await page.mouse.move(0, 0);
  await expect(chart).toHaveText("145.2万总量");
});

test("the tabs and the search of the card list have one middle, and no name is cut without a sign", {
  tag: "@proof",
}, async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  await waitUntilLoaded(page);
  const middle = async (box: Promise<{ y: number; height: number } | null>) => {
    const found = await box;
    return found ? found.y + found.height / 2 : 0;
  };
  const tab = await middle(page.getByRole("tab").first().boundingBox());
  expect(await middle(page.getByRole("searchbox").boundingBox())).toBeCloseTo(tab, 0);
});

test("a switch looks the same on a card and in the settings", { tag: "@proof" }, async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  await page.getByRole("button", { name: "应用配置" }).click();
  await expect(page.getByRole("dialog").getByRole("switch").first()).toBeVisible();
  const dots = await page
    .locator(".mantine-Switch-thumb")
    .evaluateAll((thumbs) => thumbs.map((thumb) => getComputedStyle(thumb, "::before").content));
  expect(new Set(dots).size, String(dots)).toBe(1);
});

test("the line between two messages is straight to its ends", { tag: "@proof" }, async ({ page, open }) => {
  await open(pathTo("Message"), { as: "admin" });
  await waitUntilLoaded(page);
  const lines = await page
    .getByRole("main")
    .locator("[data-unread]")
    .evaluateAll((rows) =>
      rows.map((row) => {
        const item = row.parentElement ?? row;
        const { borderBottomWidth } = getComputedStyle(item);
        const after = getComputedStyle(item, "::after");
        return [borderBottomWidth, after.borderBottomLeftRadius];
      }),
    );
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toEqual(["0px", "0px"]);
});

test("English has quotes of its own where only a Chinese face is installed", { tag: "@proof" }, async ({
  page,
  open,
}) => {
  await open(WORKPLACE, { as: "admin", stored: { "arco-locale": "en-US" } });
  const width = await page.evaluate(() => {
    const quote = document.createElement("span");
    quote.textContent = "“";
    document.body.append(quote);
    const { width } = quote.getBoundingClientRect();
    quote.remove();
    return width;
  });
  expect(width).toBeLessThan(8);
});
