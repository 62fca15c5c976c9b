import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { PATH } from "./search-table";

test("what is refused can be read, on a phone too", { tag: "@proof" }, async ({ page, open, allow }) => {
  allow(/403/);
  await open(PATH, { as: "admin" });
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "选择", exact: true }).click();
  await page.getByRole("checkbox").nth(1).press("Space");
  await page.getByRole("button", { name: "修改字段" }).click();
  await dialog.getByRole("combobox", { name: "字段", exact: true }).click();
  await page.getByRole("option", { name: "内容量", exact: true }).click();
  await dialog.getByRole("textbox", { name: "内容量" }).fill("99");
  await page.keyboard.press("Enter");
  const refusal = { code: 40300, message: "内容量超出了合同约定的上限", data: null };
  await page.route("**/api/list/policy/*", (route) => route.fulfill({ status: 403, json: refusal }));
  await dialog.getByRole("button", { name: /^修改 1 / }).click();
  const refused = dialog.getByRole("table", { name: "没有确认保存的记录" });
  await expect(refused).toContainText(refusal.message);
  await expect(dialog.getByRole("button", { name: "完成" })).toBeFocused();
  await expectAccessible(page, "refused changes", "[role=dialog]");
  const width = await refused.evaluate((table) => table.parentElement?.parentElement?.scrollWidth ?? 0);
  expect(width).toBeLessThanOrEqual(390);
});
