import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";

const encoded = ["视频类001002", "视频类001005"].map(encodeURIComponent).join(",");

test("keys and pastes search and sort a list, and its address keeps it all", async ({ page, open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(pathTo("Basic"), { as: "admin" });
  const log = page.getByRole("region", { name: "操作日志" });
  const rows = log.getByRole("grid").locator("tbody tr");
  const head = (name: string) => log.getByRole("button", { name, exact: true });
  await expect(rows).toHaveCount(5);

  // A pasted column, typed on, is one search.
  await page.evaluate(() => navigator.clipboard.writeText("视频类001002\r\n视频类001005\r\n"));
  const numbers = page.getByRole("textbox", { name: "内容编号" });
  await numbers.focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(numbers).toHaveValue("视频类001002, 视频类001005");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(2);
  await expect(page).toHaveURL(`${pathTo("Basic")}?log.contentNumber=${encoded}`);
  await log.getByRole("button", { name: "移除条件 内容编号：2 个值" }).press("Enter");
  await expect(rows).toHaveCount(5);

  await head("当前状态").press("Enter");
  await expect(page).toHaveURL(/\?log\.sort=-status$/);
  // The next sort is added to the one that the table shows.
  await expect(log.getByRole("columnheader", { name: /当前状态/ })).toHaveAttribute("aria-sort", "descending");
  await head("修改时间").press("Shift+Enter");
  await expect(page).toHaveURL(/\?log\.sort=-status,-updateTime$/);
  await head("修改时间").click({ modifiers: ["Shift"] });
  await expect(page).toHaveURL(/\?log\.sort=-status,updateTime$/);
  await page.reload();
  await expect(head("修改时间")).toHaveAttribute("title", "第 2 排序：升序");

  // All values of a row by its menu key, without the pointer.
  await rows.first().getByRole("button", { name: /^查看/ }).focus();
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rows.first().getByRole("button", { name: /^查看/ })).toBeFocused();
  const status = rows.first().getByRole("gridcell", { name: /^(审核中|已通过)$/ });
  const value = (await status.textContent()) ?? "";
  await status.click({ button: "right" });
  await expect(page.getByRole("menuitem")).toHaveText([`只看 当前状态：${value}`, `排除 当前状态：${value}`]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?log\.status=[a-z,]+&log\.sort=-status,updateTime$/);
  await expect(log.getByRole("gridcell", { name: value, exact: true })).toHaveCount(0);
  await log.getByRole("button", { name: /^清除排序/ }).press("Enter");
  await expect(page).toHaveURL(/\?log\.status=[a-z,]+$/);

  // Further values take no further line: their number stands beside the first.
  const states = log.locator(".mantine-MultiSelect-root", { hasText: "当前状态" });
  await states.getByRole("textbox").click();
  for (const option of await page.getByRole("option", { selected: false }).all()) await option.click();
  await expect(page.getByRole("option", { selected: false })).toHaveCount(0);
  await expect(states.locator(".mantine-MultiSelect-pill:visible")).toHaveCount(1);
  const pills = states.locator(".mantine-MultiSelect-pillsList");
  expect(await pills.evaluate((list) => getComputedStyle(list, "::after").content)).toBe('"+1"');
});
