import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { emulatePrint } from "./print-sheet";
import { waitUntilLoaded } from "./support";

test("the panels of a sheet stand one below the other, with the colours of what they show", { tag: "@proof" }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await open(pathTo("Workplace"), { as: "admin" });
  await waitUntilLoaded(page);
  await emulatePrint(page);
  const panels = page.locator("main section:has(> header):visible");
  expect(await panels.count()).toBeGreaterThan(6);
  const edges = await panels.evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().left));
  // The margins are those of the sheet alone.
  expect([...new Set(edges)]).toEqual([0]);
  await expect(panels.first()).toHaveCSS("print-color-adjust", "exact");
  await expect(panels.first()).toHaveCSS("break-inside", "avoid");
});

for (const width of [1920, 390]) {
  test(`a chart on paper is whole and as wide as its panel, printed from ${width} px`, { tag: "@proof" }, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(pathTo("Workplace"), { as: "admin" });
    await waitUntilLoaded(page);
    await emulatePrint(page);
    // Measured at once, since a sheet is printed before the chart could be rendered again for its width.
    const chart = await page.locator("main .mantine-AreaChart-root svg").evaluate((svg) => {
      document.body.style.width = "182mm";
      const [, , drawnWidth = 0, drawnHeight = 0] = (svg.getAttribute("viewBox") ?? "").split(" ").map(Number);
      const drawing = svg.getBoundingClientRect();
      const panel = svg.closest("section")?.getBoundingClientRect() ?? drawing;
      return {
        room: { left: drawing.left - panel.left, right: panel.right - drawing.right },
        above: panel.bottom - drawing.bottom,
        stretched: drawing.height / drawing.width / (drawnHeight / drawnWidth),
      };
    });
    expect(chart.room.right).toBeCloseTo(chart.room.left, 0);
    expect(chart.room.left).toBeGreaterThan(0);
    // The panel ends with its padding, and not with room of the screen.
    expect(chart.above).toBeCloseTo(chart.room.left, 0);
    expect(chart.stretched).toBeCloseTo(1, 1);
  });
}

test("rows with people and tags are as high as others on paper", { tag: "@proof" }, async ({ page, open }) => {
  await open(pathTo("Basic"), { as: "admin" });
  await waitUntilLoaded(page);
  await emulatePrint(page);
  const heights = await page
    .getByRole("grid")
    .locator("tbody tr")
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().height));
  expect(heights).toHaveLength(5);
  // A line of text of 12 px at 80 %, its padding and the line below.
  for (const height of heights) expect(height).toBeLessThan(22);
});

test("words beside a number are at both ends of its line on paper", { tag: "@proof" }, async ({ page, open }) => {
  await open(pathTo("Group"), { as: "admin" });
  await emulatePrint(page);
  const distances = await page.getByRole("textbox", { name: "编码码率最小值" }).evaluate((input) => {
    const line = input.getBoundingClientRect();
    const words = [...(input.parentElement?.querySelectorAll("small") ?? [])];
    return words.map((word) => {
      const { left, right } = word.getBoundingClientRect();
      return Math.min(Math.abs(left - line.left), Math.abs(line.right - right));
    });
  });
  expect(distances).toHaveLength(2);
  for (const distance of distances) expect(distance).toBeLessThan(0.5);
});

test("only the first row of projects has no line above it on paper", { tag: "@proof" }, async ({ page, open }) => {
  await open(pathTo("Workplace"), { as: "admin" });
  await waitUntilLoaded(page);
  await emulatePrint(page);
  const cards = page
    .getByRole("region", { name: "我的项目" })
    .getByRole("listitem")
    .filter({ has: page.locator("h3") });
  const tops = await cards.evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBeGreaterThan(1);
  const isHidden = await cards.evaluateAll((nodes) =>
    nodes.map((node) => getComputedStyle(node).borderTopColor === "rgba(0, 0, 0, 0)"),
  );
  expect(isHidden).toEqual(tops.map((top) => top === tops[0]));
});
