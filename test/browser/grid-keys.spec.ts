import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { bulkActions, columnHeaders, PATH, rows, table } from "./search-table";

const cell = (page: Page, row: number, column: number) =>
  rows(page)
    .nth(row - 1)
    .getByRole("gridcell")
    .nth(column);

test("a film of keys: moves between cells, selects and copies rows without a mouse", async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(`${PATH}?pageSize=100`, { as: "admin" });
  await expect(rows(page)).toHaveCount(55);
  await page.getByRole("link", { name: "跳到分页" }).focus();
  await page.keyboard.press("Tab");
  await expect(cell(page, 1, 1)).toBeFocused();

  await page.keyboard.press("ControlOrMeta+End");
  await expect(rows(page).last().getByRole("gridcell").last()).toBeFocused();
  await expect(rows(page).last()).toBeInViewport();
  await page.keyboard.press("ControlOrMeta+Home");
  await expect(cell(page, 1, 0)).toBeFocused();
  // Not behind the sticky headers.
  const headers = await table(page).locator("thead").boundingBox();
  const first = await rows(page).first().boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual((headers?.y ?? 0) + (headers?.height ?? 0) - 1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expect(rows(page).first()).not.toBeInViewport();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await expect(cell(page, 1, 1)).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ControlOrMeta+c");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^JH\d+$/);
  await page.keyboard.press("ControlOrMeta+Shift+c");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^2\tJH\d+\t[^\n]+$/);
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(bulkActions(page)).toContainText("已选 2 项");
  await page.keyboard.press("ControlOrMeta+c");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^2\t.+\t.+\n3\t.+\t.+$/);
  await rows(page)
    .nth(5)
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  await expect(bulkActions(page)).toContainText("已选 5 项");
  expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(true);

  await page.keyboard.press("ArrowUp");
  await expect(cell(page, 5, 0)).toBeFocused();
});

test("a cell that has the focus is not behind a pinned column, and the headers are reached from the rows", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await open(PATH, { as: "admin" });
  await expect(rows(page)).toHaveCount(10);
  // A narrow page shows fewer columns.
  const indexOf = (name: string) =>
    columnHeaders(page)
      .filter({ hasText: name })
      .evaluate((header: HTMLTableCellElement) => header.cellIndex);
  const last = await indexOf("状态");
  await cell(page, 3, last).click();
  for (let column = last - 1; column > 0; column -= 1) {
    await page.keyboard.press("ArrowLeft");
    const at = cell(page, 3, column);
    await expect(at).toBeFocused();
    const isOnTop = await at.evaluate((node) => {
      const { left, right, top, height } = node.getBoundingClientRect();
      return [left + 4, right - 4].map((x) => node.contains(document.elementFromPoint(x, top + height / 2)));
    });
    expect(isOnTop).toEqual([true, true]);
  }
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(columnHeaders(page).nth(1)).toBeFocused();
  const count = await indexOf("内容量");
  for (let column = 1; column < count; column += 1) await page.keyboard.press("ArrowRight");
  await expect(columnHeaders(page).nth(count).getByRole("button")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=-count$/);
  await expect(columnHeaders(page).nth(count).getByRole("button")).toBeFocused();
});
