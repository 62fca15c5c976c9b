import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Fault } from "#mocks/backend/faults";
import { expect, test } from "../fixtures";
import { answering, FAILED_CALL, stickingOut } from "../support";

const PAGES = [
  "/workplace",
  "/user/info",
  "/user/setting",
  "/user/setting?tab=security",
  "/user/setting?tab=certification",
];

/** All that the page asked for has been answered and drawn. */
async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main .mantine-Skeleton-root")).toHaveCount(0);
}

for (const theme of ["light", "dark"]) {
  for (const locale of ["zh-CN", "en-US"]) {
    test(`axe finds nothing, ${theme}, ${locale}`, async ({ page, open }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await open("/exception/404", { as: "admin", stored: { "arco-theme": theme, "arco-locale": locale } });
      for (const path of PAGES) {
        await page.goto(path);
        await settled(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ failureSummary }) => [id, failureSummary]));
        expect(found, path).toEqual([]);
      }
    });
  }
}

const BUSY = { status: "error", code: 50000, data: null, message: "数据库忙" };
const FAULTS: Record<string, Fault> = {
  "500": { kind: "status", status: 500, body: BUSY },
  "a refusal": { kind: "code", code: 50000, message: "查询失败" },
  "a page": { kind: "html" },
  "wrong data": answering({ list: 1 }),
  "a dropped connection": { kind: "drop" },
};
const PANELS = [
  ["/workplace", "GET /api/content-share", "内容类型占比"],
  ["/workplace", "POST /api/user/my-project/list", "我的项目"],
  ["/workplace", "POST /api/user/project-and-team/list", "项目与团队"],
  ["/workplace", "POST /api/user/latest-activity", "最新动态"],
  ["/workplace", "POST /api/chat/list", "聊天"],
  ["/workplace", "POST /api/message/list", "公告"],
  ["/user/info", "POST /api/user/my-project/list", "我的项目"],
  ["/user/info", "POST /api/user/latest-activity", "最新动态"],
  ["/user/info", "POST /api/user/my-team/list", "我的团队"],
  ["/user/info", "POST /api/message/list", "站内通知"],
] as const;

for (const [path, call, name] of PANELS) {
  test(`${path}: ${name} fails alone in every way and comes back`, async ({ page, open, backend, allow }) => {
    test.slow();
    allow(FAILED_CALL);
    await open("/exception/404", { as: "admin" });
    const panel = page.getByRole("region", { name });
    for (const [kind, fault] of Object.entries(FAULTS)) {
      await test.step(kind, async () => {
        backend.faults.set(call, fault);
        await page.goto(path);
        const retry = panel.getByRole("button", { name: "重试" });
        await expect(retry).toBeVisible();
        await expect(page.getByRole("main").getByRole("button", { name: "重试" })).toHaveCount(1);
        backend.faults.clear();
        await retry.click();
        await expect(retry).toHaveCount(0);
      });
    }
    backend.faults.set(call, answering([]));
    await page.goto(path);
    await expect(panel).toContainText("暂无数据");
  });
}

for (const locale of ["zh-CN", "en-US"]) {
  test(`nothing sticks out from 320 to 2560 px, ${locale}`, async ({ page, open }) => {
    test.slow();
    await open("/exception/404", { as: "admin", stored: { "arco-locale": locale } });
    for (const path of PAGES) {
      await page.goto(path);
      await settled(page);
      for (const width of [320, 390, 768, 992, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .poll(
            async () => [
              await page.evaluate(() => {
                const main = document.querySelector("main");
                return main ? main.scrollWidth - main.clientWidth : 0;
              }),
              await stickingOut(page),
            ],
            { message: `${path} at ${width}` },
          )
          .toEqual([0, []]);
      }
    }
  });
}

test("nothing moves while the panels fill", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { moved: Reflect.get(window, "moved") + Reflect.get(entry, "value") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open("/exception/404", { as: "admin" });
  for (const path of PAGES) {
    await page.goto(path);
    await settled(page);
    expect(await page.evaluate(() => Reflect.get(window, "moved")), path).toBeLessThan(0.001);
  }
});

test("10,000 points: a chart, all of them in the table and the download", async ({ page, open, backend }) => {
  const points = Array.from({ length: 10_000 }, (_, at) => ({
    x: `第 ${at} 点`,
    y: Math.round(Math.sin(at / 200) * 1000),
  }));
  backend.faults.set("GET /api/content-data", answering(points));
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask", buffered: true });
  });
  await open("/workplace", { as: "admin" });
  await expect(page.getByRole("img", { name: /折线图/ })).toBeVisible();
  console.log("long tasks, ms:", await page.evaluate(() => Reflect.get(window, "tasks")));
  const panel = page.getByRole("region", { name: /^内容数据/ });
  await panel.getByText("表格", { exact: true }).click();
  await expect(panel.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  await panel.getByRole("group", { name: "内容数据" }).press("End");
  await expect(panel.getByRole("cell", { name: "第 9999 点" })).toBeVisible();
});
