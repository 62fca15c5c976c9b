import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { PATH } from "./search-table";

const WORDS = {
  "zh-CN": {
    tag: [],
    changes: "将要保存的变化",
    edit: "修改字段",
    field: "字段",
    count: "内容量",
    next: "下一步",
    save: /^修改 2 /,
  },
  "en-US": {
    tag: "@proof",
    changes: "Changes to be saved",
    edit: "Edit a field",
    field: "Field",
    count: "Content",
    next: "Next",
    save: /^Change 2 /,
  },
};

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

for (const language of ["zh-CN", "en-US"] as const) {
  const words = WORDS[language];

  test(`a film of keys in ${language}: cells are pasted, and one field of two records is set`, {
    tag: words.tag,
  }, async ({ page, open }) => {
    await open(PATH, { as: "admin", stored: { "arco-locale": language } });
    const rows = page.locator("tbody tr[data-record]");
    await expect(rows).toHaveCount(10);
    const count = (row: number) => rows.nth(row).getByRole("gridcell").nth(6);
    const dialog = page.getByRole("dialog");

    await page.evaluate(() => navigator.clipboard.writeText("4321\n4322\n"));
    await count(1).click();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(dialog.getByRole("table", { name: words.changes }).getByRole("row")).toHaveCount(3);
    await expect(dialog.getByRole("button", { name: words.save })).toBeFocused();
    await expectAccessible(page, "pasted cells", "[role=dialog]");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(count(1)).toHaveText("4,321");
    await expect(count(2)).toHaveText("4,322");

    await count(3).click();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: words.edit }).press("Enter");
    await expect(dialog.getByRole("textbox", { name: words.field, exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("option", { name: words.count, exact: true }).click();
    await dialog.getByRole("textbox", { name: words.count }).fill("99");
    await expectAccessible(page, "one field of several records", "[role=dialog]");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("button", { name: words.save })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(count(3)).toHaveText("99");
    await expect(count(4)).toHaveText("99");
  });
}

test("what is refused can be read, on a phone too", async ({ page, open, allow }) => {
  allow(/403/);
  await open(PATH, { as: "admin" });
  await page.setViewportSize({ width: 390, height: 844 });
  const words = WORDS["zh-CN"];
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "选择", exact: true }).click();
  await page.getByRole("checkbox").nth(1).press("Space");
  await page.getByRole("button", { name: words.edit }).click();
  await dialog.getByRole("textbox", { name: words.field, exact: true }).click();
  await page.getByRole("option", { name: words.count, exact: true }).click();
  await dialog.getByRole("textbox", { name: words.count }).fill("99");
  await page.keyboard.press("Enter");
  const refusal = { code: 40300, message: "内容量超出了合同约定的上限", data: null };
  await page.route("**/api/list/policy/*", (route) => route.fulfill({ status: 403, json: refusal }));
  await dialog.getByRole("button", { name: /^修改 1 / }).click();
  const refused = dialog.getByRole("table", { name: "没有保存的记录" });
  await expect(refused).toContainText(refusal.message);
  await expectAccessible(page, "refused changes", "[role=dialog]");
  const width = await refused.evaluate((table) => table.parentElement?.parentElement?.scrollWidth ?? 0);
  expect(width).toBeLessThanOrEqual(390);
});
