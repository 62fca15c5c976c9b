import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { bulkActions, PATH, total } from "./search-table";

const items = (page: Page) => page.getByRole("list", { name: "集合列表" }).getByRole("listitem");

const sheet = (page: Page) => page.getByRole("dialog", { name: "筛选条件" });

/** The elements of the content that are wider than their place, but for strips of tabs, which the focus scrolls. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("main, main :not([role=tablist])")].flatMap((element) => {
      const scrolls = element.tagName === "HTML" || ["auto", "scroll"].includes(getComputedStyle(element).overflowX);
      return scrolls && element.scrollWidth > element.clientWidth ? [`${element.tagName} ${element.className}`] : [];
    }),
  );

const WIDTHS = [390, 320] as const;

/** What has a list of its own, and the rows of it. */
const LISTS = [
  [PATH, "[data-record]"],
  [pathTo("Basic"), "[data-record]"],
  [`${pathTo("Setting")}?tab=certification`, "[data-record]"],
  [pathTo("Workplace"), "[data-record]"],
  [pathTo("Card"), "main li"],
  [pathTo("Message"), "main li"],
] as const;

for (const { locale, tag } of [
  { locale: "zh-CN", tag: "@proof" },
  // It has the longer words.
  { locale: "en-US", tag: [] },
]) {
  test(`lists do not scroll sideways at 390 nor at 320 px, in ${locale}`, { tag }, async ({ page, open }) => {
    for (const [path, row] of LISTS) {
      await page.setViewportSize({ width: WIDTHS[0], height: 844 });
      await open(path, { as: "admin", stored: { "arco-locale": locale } });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await expect(page.locator(row).last()).toBeVisible();
        expect(await sideways(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
}

test("axe finds nothing in the rows, the sheet and the selection of a phone", { tag: "@proof" }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(PATH, { as: "admin" });
  await expect(items(page)).toHaveCount(10);
  await expectAccessible(page, "rows");
  await page.getByRole("button", { name: "筛选", exact: true }).click();
  await expect(sheet(page).getByRole("textbox", { name: "状态" })).toBeVisible();
  await expectAccessible(page, "sheet", "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await page.getByRole("button", { name: "选择", exact: true }).click();
  await items(page).nth(0).click();
  await expect(bulkActions(page)).toContainText("已选 1 项");
  await expectAccessible(page, "selection");
  await open(pathTo("Workplace"), { as: "admin" });
  await expect(page.locator("[data-record]").last()).toBeVisible();
  await expectAccessible(page, "rows to read");
});

test("on a phone a sheet filters and the rows are selected in a mode", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(PATH, { as: "admin" });
  await expect(items(page)).toHaveCount(10);

  await page.getByRole("button", { name: "筛选", exact: true }).click();
  await sheet(page).getByRole("textbox", { name: "状态" }).click();
  await page.getByRole("option", { name: "已上线" }).click();
  await sheet(page).getByRole("button", { name: "查询" }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "筛选 (1)" })).toBeFocused();
  await expect(page).toHaveURL(`${PATH}?status=online`);

  await page.getByRole("button", { name: "选择", exact: true }).click();
  await items(page).nth(0).click();
  await items(page).nth(9).click();
  await expect(bulkActions(page)).toContainText("已选 2 项");
  // It stays in sight at the top of the area that scrolls.
  await expect(bulkActions(page)).toBeInViewport();
  await bulkActions(page).getByRole("button", { name: "下线" }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await bulkActions(page).getByRole("button", { name: "取消选择" }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(total(page)).toBeVisible();
});
