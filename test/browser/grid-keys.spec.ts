import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { columnHeaders, PATH, rows } from "./search-table";

const cell = (page: Page, row: number, column: number) =>
  rows(page)
    .nth(row - 1)
    .getByRole("gridcell")
    .nth(column);

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
