import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { successWith } from "../../support/success-with";
import { expect, test } from "../fixtures";

const SETTING = pathTo("Setting");

const PAGES = [
  ...(
    ["Workplace", "SearchTable", "Card", "Step", "Group", "Basic", "Success", "Error", "Message", "Info"] as const
  ).map(pathTo),
  ...["", "?tab=security", "?tab=certification"].map((query) => SETTING + query),
];

/** Waits until every call has been answered and its data is shown. */
async function settled(page: Page) {
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main [data-skeleton]")).toHaveCount(0);
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
  await open(pathTo("404"), { as: "admin" });
  for (const path of PAGES) {
    await page.goto(path);
    await settled(page);
    expect(await page.evaluate(() => Reflect.get(window, "moved")), path).toBeLessThan(0.001);
  }
});

test("10,000 points are thinned out in the chart, and complete in its table and its download", async ({
  page,
  open,
  backend,
}) => {
  const points = Array.from({ length: 10_000 }, (_, at) => ({
    x: `第 ${at} 点`,
    y: Math.round(Math.sin(at / 200) * 1000),
  }));
  backend.faults.set("GET /api/content-data", successWith(points));
  await open(pathTo("Workplace"), { as: "admin" });
  await expect(page.getByRole("img", { name: /折线图/ })).toBeVisible();
  const panel = page.getByRole("region", { name: /^内容数据/ });
  await panel.getByText("表格", { exact: true }).click();
  await expect(panel.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  await panel.getByRole("group", { name: "内容数据" }).press("End");
  await expect(panel.getByRole("cell", { name: "第 9999 点" })).toBeVisible();
});
