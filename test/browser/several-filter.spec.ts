import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";

const PATH = `${pathTo("Basic")}?log.status=reviewing,passed`;

/** Expects one value and the number of the others, in a field of 32 px. */
async function expectOneLine(page: Page) {
  const field = page.locator(".mantine-MultiSelect-root:visible", { hasText: "当前状态" });
  await expect(field.locator(".mantine-MultiSelect-pill:visible")).toHaveCount(1);
  const further = field.locator(".mantine-MultiSelect-pillsList");
  expect(await further.evaluate((list) => getComputedStyle(list, "::after").content)).toBe('"+1"');
  await expect(field.locator(".mantine-MultiSelect-input")).toHaveCSS("height", "32px");
  return field.getByRole("combobox");
}

/** All that is searched for can be read without the pointer. */
async function expectReadByKeys(page: Page, field: Awaited<ReturnType<typeof expectOneLine>>) {
  await field.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option", { selected: true })).toHaveText(["审核中", "已通过"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(field).toBeFocused();
}

test("a filter with several values stays on one line, which its keys open to all of them", { tag: "@proof" }, async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(PATH, { as: "admin" });
  await page.getByRole("button", { name: "展开" }).click();
  await expectReadByKeys(page, await expectOneLine(page));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /^筛选/ }).press("Enter");
  await expectReadByKeys(page, await expectOneLine(page));
});
