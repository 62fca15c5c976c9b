import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { answering, stickingOut } from "../support";

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
  await open("/workplace", { as: "admin" });
  await expect(page.getByRole("img", { name: /折线图/ })).toBeVisible();
  const panel = page.getByRole("region", { name: /^内容数据/ });
  await panel.getByText("表格", { exact: true }).click();
  await expect(panel.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  await panel.getByRole("group", { name: "内容数据" }).press("End");
  await expect(panel.getByRole("cell", { name: "第 9999 点" })).toBeVisible();
});
