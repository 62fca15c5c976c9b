import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const WORDS = {
  "zh-CN": {
    create: "新建",
    save: "保存",
    close: "关闭",
    columns: "列设置",
    views: "视图",
    calendar: "打开日历",
    import: "批量导入",
    density: "密度",
    more: /^更多操作/,
    none: "没有符合条件的数据",
  },
  "en-US": {
    create: "New",
    save: "Save",
    close: "Close",
    columns: "Columns",
    views: "Views",
    calendar: "Open calendar",
    import: "Import",
    density: "Density",
    more: /^More actions/,
    none: "No data",
  },
} as const;

async function expectNoFindings(page: Page, place: string) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => [id, target, failureSummary]),
  );
  expect(found, place).toEqual([]);
}

for (const theme of ["light", "dark"]) {
  for (const locale of ["zh-CN", "en-US"] as const) {
    test(`the search table, ${theme}, ${locale}`, async ({ page, open }) => {
      test.setTimeout(120_000);
      const words = WORDS[locale];
      await open("/list/search-table?status=online&sort=-count", {
        as: "admin",
        stored: { "arco-theme": theme, "arco-locale": locale },
      });
      const checkbox = page.getByRole("table").getByRole("checkbox").nth(1);
      await checkbox.check();
      await expectNoFindings(page, "the list, a row chosen");
      await checkbox.uncheck();
      for (const name of [words.columns, words.views, words.calendar, words.density]) {
        const button = page.getByRole("button", { name, exact: true });
        await button.click();
        await expect(button).toHaveAttribute("aria-expanded", "true");
        await page.waitForLoadState("networkidle");
        await expectNoFindings(page, name);
        await page.keyboard.press("Escape");
        await expect(button).toHaveAttribute("aria-expanded", "false");
      }
      await page.getByRole("button", { name: words.more }).first().click();
      await expect(page.getByRole("menuitem")).toBeVisible();
      await expectNoFindings(page, "a row's menu");
      await page.keyboard.press("Escape");
      for (const name of [words.create, words.import]) {
        await page.getByRole("button", { name, exact: true }).click();
        await expect(page.getByRole("dialog").getByRole("button").nth(1)).toBeVisible();
        await page.waitForLoadState("networkidle");
        if (name === words.create) await page.getByRole("button", { name: words.save }).click();
        await expectNoFindings(page, name);
        await page.getByRole("dialog").getByRole("button", { name: words.close }).click();
        await expect(page.getByRole("dialog")).toBeHidden();
      }
    });
  }
}

for (const width of [320, 390, 768, 1440, 2560]) {
  test(`nothing widens the page at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await open("/list/search-table?status=online&createdFrom=2026-01-01", {
      as: "admin",
      stored: { "arco-locale": "en-US" },
    });
    await expect(page.getByRole("table")).toBeVisible();
    const overflow = await page.evaluate(() => {
      const main = document.querySelector("main");
      return main ? main.scrollWidth - main.clientWidth : -1;
    });
    expect(overflow).toBe(0);
  });
}
