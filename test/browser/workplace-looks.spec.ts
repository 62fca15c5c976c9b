import type { Locator } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { FAILED_CALL, region, waitUntilLoaded } from "./support";

test("growth looks the same in figures and in popular content, where alone it is known to be good", {
  tag: "@proof",
}, async ({ page, open }) => {
  await open(pathTo("Workplace"), { as: "admin" });
  const GREEN = "rgb(0, 122, 43)";
  const RED = "rgb(201, 42, 42)";
  const figures = region(page, "访问概览").locator("b");
  // Whether more is better no server says.
  await expect(figures).toHaveText(["+206.3%", "−18.6%", "+4.1%", "−32.4%"]);
  const popular = region(page, "线上热门内容").locator("td b");
  await expect(popular.first()).toHaveText("+35.0%");
  const styleOf = (growth: Locator) =>
    growth.evaluateAll((nodes) =>
      nodes.map((node) => {
        const { color, fontSize, fontWeight } = getComputedStyle(node);
        const { rotate, clipPath } = getComputedStyle(node, "::before");
        return { color, look: [fontSize, fontWeight, clipPath].join(" "), turned: rotate !== "none" };
      }),
    );
  const [ofFigures, ofPopular] = [await styleOf(figures), await styleOf(popular)];
  expect(ofFigures.map(({ turned }) => turned)).toEqual([false, true, false, true]);
  expect(new Set(ofFigures.map(({ color }) => color)).size).toBe(1);
  expect(new Set([...ofFigures, ...ofPopular].map(({ look }) => look)).size).toBe(1);
  const colors = await popular.evaluateAll((nodes) =>
    nodes.map((node) => `${node.textContent?.charAt(0)} ${getComputedStyle(node).color}`),
  );
  expect([...new Set(colors)].toSorted()).toEqual([`+ ${GREEN}`, "0 rgb(29, 33, 41)", `− ${RED}`]);
});

test("titles of popular content are whole in rows of one height, and each line of the chart's grid is one pixel", {
  tag: "@proof",
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(pathTo("Workplace"), { as: "admin" });
  const popular = region(page, "线上热门内容");
  await expect(popular.locator("tbody tr")).toHaveCount(8);
  const cut = await popular
    .locator("td:nth-child(2)")
    .evaluateAll((nodes) => nodes.filter((node) => node.scrollHeight > node.clientHeight).length);
  expect(cut).toBe(0);
  const heights = await popular.locator("tbody tr").evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(new Set(heights)).toEqual(new Set([39]));
  const lines = region(page, "内容数据").locator(".recharts-cartesian-grid-horizontal line");
  await expect(lines.first()).toHaveCSS("shape-rendering", "crispedges");
});

test("on a phone no list of a panel scrolls: it shows four rows, and all on request or on its own screen", {
  tag: "@proof",
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(pathTo("Workplace"), { as: "admin" });
  await waitUntilLoaded(page);
  const visibleRows = (name: string) =>
    region(page, name)
      .locator("ul > li")
      .filter({ visible: true, hasNot: page.locator("li") })
      .count();
  const FIRST = { 线上热门内容: 4, 项目与团队: 4, 最新动态: 4, 聊天: 4, 公告: 2 };
  for (const [name, count] of Object.entries(FIRST)) expect(await visibleRows(name), name).toBe(count);
  await expect(region(page, "我的项目").getByRole("heading", { level: 3 }).filter({ visible: true })).toHaveCount(4);
  for (const name of ["我的项目", "项目与团队", "最新动态", "公告"]) {
    await expect(region(page, name).getByRole("link", { name: "查看全部" })).toBeVisible();
  }
  for (const name of ["线上热门内容", "聊天"]) {
    await region(page, name).getByRole("button", { name: "显示全部" }).click();
    await expect.poll(() => visibleRows(name), { message: name }).toBe(8);
  }
  const scrolling = await page.getByRole("region").evaluateAll((panels) =>
    panels
      .flatMap((panel) => [...panel.querySelectorAll("*")])
      .filter((node) => node.scrollHeight > node.clientHeight + 1 && getComputedStyle(node).overflowY === "auto")
      .map((node) => node.className),
  );
  expect(scrolling).toEqual([]);
});

test("the parts of the page leave no holes beside each other, whatever its width", { tag: "@proof" }, async ({
  page,
  open,
}) => {
  await open(pathTo("Workplace"), { as: "admin" });
  await waitUntilLoaded(page);
  for (const width of [768, 991, 1199, 1200, 1439, 1440, 1919, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await region(page, "聊天").evaluate((panel) => {
      const grid = panel.closest("div")?.parentElement;
      const { right = 0 } = grid?.getBoundingClientRect() ?? {};
      const boxes = [...(grid?.children ?? [])].map((part) => part.getBoundingClientRect());
      return [...new Set(boxes.map(({ top }) => Math.round(top)))].map((top) => {
        const row = boxes.filter((box) => Math.round(box.top) === top);
        const bottoms = new Set(row.map(({ bottom }) => Math.round(bottom)));
        return { free: Math.round(right - Math.max(...row.map((box) => box.right))), bottoms: bottoms.size };
      });
    });
    expect(rows.length, `${width}`).toBeGreaterThan(4);
    for (const row of rows) expect(row, `${width}`).toEqual({ free: 0, bottoms: 1 });
  }
});

test("skeletons stand where the data will be, in its shape", { tag: "@proof" }, async ({ page, open, backend }) => {
  const CALLS = ["POST /api/user/visits", "POST /api/user/my-project/list", "POST /api/user/latest-activity"] as const;
  const SHARES = "GET /api/content-share";
  for (const call of [...CALLS, SHARES] as const) backend.faults.set(call, { kind: "silent" });
  await open(pathTo("Workplace"), { as: "admin" });
  const boxesOf = (parts: Locator) =>
    parts.evaluateAll((nodes) =>
      nodes.map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left, top, width, height].map(Math.round).join(" ");
      }),
    );
  const placeholders = (name: string, part: string) => region(page, name).locator(part);
  await expect(placeholders("最新动态", "[data-skeleton] > div")).toHaveCount(7);
  const expected = [
    await boxesOf(placeholders("访问概览", "[data-skeleton] > :last-child")),
    await boxesOf(placeholders("我的项目", "li")),
    await boxesOf(placeholders("最新动态", "[data-skeleton] > div")),
    await boxesOf(placeholders("内容类型占比", "[data-skeleton] > :not(:first-child)")),
  ];
  backend.faults.clear();
  await page.reload();
  await waitUntilLoaded(page);
  await expect(placeholders("内容类型占比", "li")).toHaveCount(3);
  expect([
    await boxesOf(placeholders("访问概览", "span:has(> svg)")),
    await boxesOf(placeholders("我的项目", "li:has(h3)")),
    await boxesOf(placeholders("最新动态", "li")),
    await boxesOf(placeholders("内容类型占比", "li")),
  ]).toEqual(expected);
});

test("a failed panel has a drawing and a button of one look, however many have failed, and the tiles a row", {
  tag: "@proof",
}, async ({ page, open, backend, allow }) => {
  allow(FAILED_CALL);
  const drawing = region(page, "聊天").getByRole("status").locator("svg");
  backend.faults.set("POST /api/chat/list", { kind: "status", status: 500 });
  await open(pathTo("Workplace"), { as: "admin" });
  const looks = () => drawing.evaluate((svg) => [svg.clientHeight, getComputedStyle(svg).opacity]);
  const retryIn = (name: string) => region(page, name).getByRole("button", { name: "重试" });
  await expect(drawing).toBeVisible();
  expect(await looks()).toEqual([80, "1"]);
  backend.faults.set("POST /api/user/visits", { kind: "status", status: 500 });
  backend.faults.set("POST /api/user/latest-activity", { kind: "status", status: 500 });
  await page.reload();
  await expect(page.getByRole("button", { name: "全部重试" })).toBeVisible();
  await expect(retryIn("聊天")).toHaveCSS("border-color", "rgb(201, 205, 212)");
  expect(await retryIn("聊天").evaluate((button) => button.clientHeight + 2)).toBe(32);
  expect(await looks()).toEqual([80, "1"]);
  await expect(retryIn("访问概览")).toHaveCSS("border-color", "rgb(201, 205, 212)");
  await expect(region(page, "访问概览").locator("svg")).toHaveCSS("height", "66px");
});

test("on a phone the head of a panel is one line", { tag: "@proof" }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(pathTo("Workplace"), { as: "admin" });
  await waitUntilLoaded(page);
  const heads = await page
    .getByRole("region")
    .locator("> header")
    .evaluateAll((nodes) => nodes.map((node) => `${node.textContent} ${node.getBoundingClientRect().height}`));
  expect(heads.length).toBeGreaterThan(6);
  expect(heads.filter((head) => !head.endsWith(" 32"))).toEqual([]);
});
