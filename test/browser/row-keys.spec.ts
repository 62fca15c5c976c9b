import { expect, test } from "./fixtures";
import { bulkActions, PATH, rows, table, total } from "./search-table";

test("a film of keys: moves, selects, copies, opens and deletes rows without a mouse", async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(`${PATH}?pageSize=100`, { as: "admin" });
  await expect(rows(page)).toHaveCount(55);
  await table(page).getByRole("separator").last().focus();
  await page.keyboard.press("Tab");
  await expect(rows(page).first()).toBeFocused();

  await page.keyboard.press("End");
  await expect(rows(page).last()).toBeFocused();
  await expect(rows(page).last()).toBeInViewport();
  await page.keyboard.press("Home");
  await expect(rows(page).first()).toBeFocused();
  // Not behind the sticky headers.
  const headers = await table(page).locator("thead").boundingBox();
  const first = await rows(page).first().boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual((headers?.y ?? 0) + (headers?.height ?? 0) - 1);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await expect(rows(page).first()).not.toBeInViewport();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  await expect(rows(page).first()).toBeFocused();

  await page.keyboard.press("ArrowDown");
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
  await expect(rows(page).nth(4)).toBeFocused();
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: "集合详情" });
  await expect(details).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await expect(rows(page).nth(4)).toBeFocused();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "快捷键" });
  await expect(keys).toContainText("连续选择");
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await expect(rows(page).nth(4)).toBeFocused();

  await page.keyboard.press("Delete");
  await expect(total(page)).toHaveText("共 54 条");
  await expect(page.getByRole("button", { name: "撤销" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(total(page)).toHaveText("共 55 条");
  await expect(rows(page).nth(4)).toBeFocused();
});
