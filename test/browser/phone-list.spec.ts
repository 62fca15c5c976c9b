import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { bulkActions, PATH, total } from "./search-table";

const items = (page: Page) => page.getByRole("list", { name: "集合列表" }).getByRole("listitem");

/** The elements of the content that are wider than their place. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("main, main *")].flatMap((element) => {
      const scrolls = element.tagName === "HTML" || ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
      return scrolls && element.scrollWidth > element.clientWidth ? [`${element.tagName} ${element.className}`] : [];
    }),
  );

for (const width of [390, 320]) {
  for (const locale of ["zh-CN", "en-US"]) {
    test(`lists do not scroll sideways at ${width} px, in ${locale}`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const path of [PATH, pathTo("Basic")]) {
        await open(path, { as: "admin", stored: { "arco-locale": locale } });
        await expect(page.locator("[data-record]").last()).toBeVisible();
        expect(await sideways(page), path).toEqual([]);
      }
    });
  }
}

test("on a phone a sheet filters and the rows are selected in a mode", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(PATH, { as: "admin" });
  await expect(items(page)).toHaveCount(10);
  await expectAccessible(page, "rows");

  await page.getByRole("button", { name: "筛选", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "筛选条件" });
  await sheet.getByRole("textbox", { name: "状态" }).click();
  await page.getByRole("option", { name: "已上线" }).click();
  await expectAccessible(page, "sheet", "[role=dialog]");
  await sheet.getByRole("button", { name: "查询" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "筛选 (1)" })).toBeFocused();
  await expect(page).toHaveURL(`${PATH}?status=online`);

  await page.getByRole("button", { name: "选择", exact: true }).click();
  await items(page).nth(0).click();
  await items(page).nth(9).click();
  await expect(bulkActions(page)).toContainText("已选 2 项");
  // It stays in sight at the top of the area that scrolls.
  await expect(bulkActions(page)).toBeInViewport();
  await expectAccessible(page, "selection");
  await bulkActions(page).getByRole("button", { name: "下线" }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await bulkActions(page).getByRole("button", { name: "取消选择" }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(total(page)).toBeVisible();
});
