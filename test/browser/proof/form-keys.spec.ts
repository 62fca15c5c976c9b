import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { bodiesOf, button, field, select, selectFocusedOption } from "../forms";
import { heading, tabTo } from "../support";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function press(page: Page, name: string) {
  await tabTo(page, button(page, name));
  await page.keyboard.press("Enter");
}

test("the group form can be sent by keyboard alone, from its errors to the success page", async ({
  page,
  open,
  backend,
}) => {
  await open(pathTo("Group"), { as: "admin" });
  await expect(heading(page, "分组表单")).toBeVisible();
  await press(page, "提交");
  await expect(field(page, "编码码率默认值")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("800");
  await tabTo(page, select(page, "编码 profile").first());
  await selectFocusedOption(page, 1);
  await press(page, "提交");
  await expect(page).toHaveURL(pathTo("Success"));
  expect(bodiesOf(backend, "POST /api/group-form/submit")).toMatchObject([
    { video: { encoding: { rate: { min: 300, max: 800, default: 800 }, profile: "baseline" } } },
  ]);
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "返回列表" }));
  await page.keyboard.press("Enter");
  await expect(heading(page, "查询表格")).toBeVisible();
});

test("a reset can be started and cancelled by keyboard", async ({ page, open }) => {
  await open(pathTo("Group"), { as: "admin" });
  await tabTo(page, field(page, "采集帧率"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("30");
  await press(page, "重置");
  const dialog = page.getByRole("dialog", { name: "重置表单" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button(page, "重置")).toBeFocused();
  await expect(field(page, "采集帧率")).toHaveValue("30");
});

test("the log of the profile can be used by keyboard alone", async ({ page, open }) => {
  await open(pathTo("Basic"), { as: "admin" });
  const grid = page.getByRole("grid").first();
  await expect(grid.getByRole("button", { name: /^查看/ }).first()).toBeVisible();
  // The one place of the grid that Tab leads to.
  await tabTo(page, grid.locator("[tabindex='0']"));
  await page.keyboard.press("ArrowDown");
  const cell = page.locator(":focus");
  await expect(cell).toHaveRole("gridcell");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "调整详情" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(cell).toHaveRole("gridcell");
});

test("a range of days can be picked by pointer and by keyboard alone", async ({ page, open }) => {
  await open(pathTo("Step"), { as: "admin" });
  const [from, to] = [field(page, "推广时间 开始日期"), field(page, "推广时间 结束日期")];
  const opener = button(page, "打开日历");
  const calendar = page.getByRole("dialog", { name: "选择日期范围" });
  const day = (name: string) => calendar.getByRole("button", { name });
  await from.fill("2026-03-02");
  await to.fill("2026-03-06");

  await opener.click();
  await day("2026年3月10日").click();
  await day("2026年3月14日").click();
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(from).toHaveValue("2026-03-10");
  await expect(to).toHaveValue("2026-03-14");

  await page.keyboard.press("Enter");
  await expect(day("2026年3月14日")).toBeVisible();
  await tabTo(page, day("2026年3月10日"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await expect(day("2026年3月18日")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(from).toHaveValue("2026-03-11");
  await expect(to).toHaveValue("2026-03-18");

  await page.keyboard.press("Enter");
  await expect(calendar).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
});
