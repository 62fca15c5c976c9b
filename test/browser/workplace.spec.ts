import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { FAILED_CALL, highestHead, region, waitForAnswers, waitUntilLoaded } from "./support";

test("the slowest panel delays nothing, tables and downloads have the numbers of the charts, and leaving aborts calls", async ({
  page,
  open,
  backend,
  toasts,
}) => {
  const slow = ["/api/user/my-project/list", "/api/user/visits", "/api/popular/list"];
  backend.faults.set("POST /api/user/my-project/list", { kind: "silent" });
  backend.faults.set("POST /api/user/visits", { kind: "silent" });
  backend.faults.set("GET /api/popular/list", { kind: "silent" });
  const ended: string[] = [];
  page.on("requestfailed", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && request.failure()?.errorText === "net::ERR_ABORTED") ended.push(pathname);
  });
  await waitForAnswers(page);
  await open(pathTo("Workplace"), { as: "admin" });
  await expect(region(page, "聊天")).toContainText("林小满");
  const chart = page.getByRole("img", { name: /折线图/ });
  await expect(chart).toBeVisible();
  // A line for each value of the axis.
  await expect(chart.getByText("4,500", { exact: true })).toBeVisible();
  await expect(chart.locator(".recharts-cartesian-grid-horizontal line")).toHaveCount(5);
  // The last day, whose value stands beside its point, and every other day before it.
  const days = await chart.locator(".recharts-xAxis-tick-labels text").allTextContents();
  const ago = days.map((day) => (Date.parse(`2026/${days.at(-1)}`) - Date.parse(`2026/${day}`)) / 86_400_000);
  expect(ago).toEqual([12, 10, 8, 6, 4, 2, 0]);
  await expect(chart.locator(".recharts-label")).toHaveText(/^5,\d{3}$/);
  const share = region(page, "内容类型占比");
  await expect(share.getByRole("img", { name: /竖版小视频 63\.9%.*横版短视频 25\.8%.*图文 10\.2%/ })).toBeVisible();
  await share.getByText("表格", { exact: true }).click();
  await expect(share.getByRole("row").last()).toHaveText("竖版小视频928,53163.9%");
  const download = page.waitForEvent("download");
  await share.getByRole("button", { name: "下载“内容类型占比”" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("内容类型占比.csv");
  expect(await readFile(await file.path(), "utf8")).toBe(
    "\uFEFF内容类型,内容量,占比\r\n图文,148564,10.2%\r\n横版短视频,375210,25.8%\r\n竖版小视频,928531,63.9%",
  );
  await share.getByText("图表", { exact: true }).click();
  await expect(share.getByRole("img", { name: /环形图/ })).toBeVisible();

  expect(ended).toEqual([]);
  await region(page, "快捷操作").getByRole("link", { name: "卡片列表" }).click();
  await expect(page).toHaveURL(pathTo("Card"));
  await expect.poll(() => ended.toSorted()).toEqual(slow.toSorted());
  expect(toasts).toEqual([]);
});

test("a panel without data has a drawing in the theme colour, and offers neither a table nor a download", {
  tag: "@proof",
}, async ({ page, open, backend, allow }) => {
  allow(FAILED_CALL);
  backend.faults.set("GET /api/content-data", { kind: "status", status: 500 });
  await open(pathTo("Workplace"), { as: "admin" });
  const panel = region(page, /^内容数据/);
  await expect(panel.getByRole("button", { name: "重试" })).toBeVisible();
  await expect(panel.locator("path[stroke='var(--primary-6)']")).toBeVisible();
  await expect(panel.getByRole("radiogroup")).toHaveCount(0);
  await expect(panel.getByRole("button", { name: /^下载/ })).toHaveCount(0);
});

test("the tools of a panel are shown while the pointer or the focus is in it, and keep their place", {
  tag: "@proof",
}, async ({ page, open }) => {
  await open(pathTo("Workplace"), { as: "admin" });
  await waitUntilLoaded(page);
  const panel = region(page, /^内容数据/);
  const refresh = panel.getByRole("button", { name: /^刷新/ });
  await page.mouse.move(0, 0);
  const tools = refresh.locator("..");
  await expect(tools).toHaveCSS("opacity", "0");
  const before = await refresh.boundingBox();
  await panel.hover();
  await expect(refresh).toHaveCSS("opacity", "1");
  expect(await refresh.boundingBox()).toEqual(before);
  await page.mouse.move(0, 0);
  await refresh.focus();
  await expect(refresh).toHaveCSS("opacity", "1");
});

test("lists end at a whole row", { tag: "@proof" }, async ({ page, open }) => {
  await open(pathTo("Workplace"), { as: "admin" });
  await expect(region(page, "聊天")).toContainText("林小满");
  for (const name of ["最新动态", "聊天"]) {
    const cut = await region(page, name)
      .getByRole("listitem")
      .evaluateAll((rows) => {
        const end = rows[0]?.closest("[role=group]")?.getBoundingClientRect().bottom ?? 0;
        return rows.filter((row) => {
          const { top, bottom } = row.getBoundingClientRect();
          return top < end - 3 && bottom > end + 3;
        }).length;
      });
    expect(cut, name).toBe(0);
  }
});

test("popular titles have the room that the figures leave, more on a wider page, and the ground of a choice goes to it", {
  tag: "@proof",
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(pathTo("Workplace"), { as: "admin" });
  const popular = region(page, "线上热门内容");
  const title = popular.getByRole("columnheader", { name: "内容标题" });
  const widthOf = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect().width);
  await expect.poll(() => widthOf(title)).toBeGreaterThan(200);
  const group = popular.getByRole("radiogroup");
  const groundOf = () => group.evaluate((node) => Number.parseFloat(getComputedStyle(node, "::before").left));
  const chosen = popular.getByRole("radio", { name: "视频" });
  await expect.poll(groundOf).toBeGreaterThan(0);
  const first = await groundOf();
  await chosen.click();
  await expect.poll(groundOf).toBeGreaterThan(first + 20);
  const narrow = await widthOf(title);
  await page.setViewportSize({ width: 1920, height: 900 });
  await expect.poll(() => widthOf(title)).toBeGreaterThan(narrow + 80);
});

test("a chart draws each line of its grid, says what a day's figure is and how it differs from the day before, and follows the theme colour and the body's theme", {
  tag: "@proof",
}, async ({ page, open }) => {
  await open(pathTo("Workplace"), { as: "admin" });
  const chart = page.getByRole("img", { name: /折线图/ });
  const lines = chart.locator(".recharts-cartesian-grid-horizontal line");
  const text = chart.locator(".recharts-cartesian-axis-tick-value").first();
  const curve = chart.locator(".recharts-area-curve");
  await expect(lines).toHaveCount(5);
  await chart.locator(".recharts-reference-dot").hover();
  await expect(chart.locator(".recharts-tooltip-wrapper")).toHaveText(
    /^\d+ 月 \d+ 日 星期.内容量5,\d{3}较前一日[+−][\d.]+%$/,
  );
  await page.getByRole("button", { name: "应用配置" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "柠檬黄" }).click();
  await page.keyboard.press("Escape");
  await expect(curve).toHaveCSS("stroke", "rgb(250, 220, 25)");
  await expect(text).toHaveCSS("fill", "rgb(100, 110, 123)");
  await page.evaluate(() => document.body.setAttribute("arco-theme", "dark"));
  await expect(text).toHaveCSS("fill", "rgb(160, 160, 163)");
  await expect(lines.first()).toHaveCSS("stroke", "rgba(255, 255, 255, 0.1)");
  await expect(curve).not.toHaveCSS("stroke", "rgb(250, 220, 25)");
});

test("at 1280 px popular titles and their heads, in English, have room, and each head is one line", {
  tag: "@proof",
}, async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(pathTo("Workplace"), { as: "admin", stored: { "arco-locale": "en-US" } });
  await waitUntilLoaded(page);
  const popular = region(page, "Popular content");
  const heads = popular.getByRole("columnheader");
  const cut = await heads.evaluateAll((nodes) =>
    nodes
      .flatMap((head) => [head, ...head.querySelectorAll("*")])
      .filter(
        (node) =>
          node.scrollWidth > node.clientWidth + 1 &&
          node.clientWidth > 0 &&
          getComputedStyle(node).overflow === "hidden",
      )
      .map((node) => node.textContent),
  );
  expect(cut).toEqual([]);
  const title = await popular.getByRole("columnheader", { name: "Title" }).boundingBox();
  expect(title?.width).toBeGreaterThan(200);
  expect(await highestHead(page)).toBeLessThan(40);
});

test("on a phone each figure's label is whole, in English too", { tag: "@proof" }, async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(pathTo("Workplace"), { as: "admin", stored: { "arco-locale": "en-US" } });
  const label = region(page, "Visits").getByText("Pending comments");
  await expect(label).toBeVisible();
  expect(await label.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
});
