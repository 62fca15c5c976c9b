import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { bodiesOf, button, field, selectFocusedOption } from "../forms";
import { heading, tabTo } from "../support";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Moves to a field with Tab and types into it. */
async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, field(page, label));
  await page.keyboard.type(text);
}

async function press(page: Page, name: string) {
  await tabTo(page, button(page, name));
  await page.keyboard.press("Enter");
}

test("the group form can be sent by keyboard alone, from its summary to the success page", async ({
  page,
  open,
  backend,
}) => {
  await open(pathTo("Group"), { as: "admin" });
  await expect(heading(page, "分组表单")).toBeVisible();
  await press(page, "提交");
  const lines = page.getByRole("alert").getByRole("listitem");
  await expect(lines).toHaveCount(14);
  await tabTo(page, lines.last().getByRole("button"));
  await page.keyboard.press("Enter");
  await expect(field(page, "编码 profile").last()).toBeFocused();

  const wrong = page.locator("form [aria-invalid=true]");
  const numbers = ["30", "150", "1800", "800", "30", "2", "2", "64"];
  for (let left = 14; left > 0; left -= 1) {
    await tabTo(page, wrong.first());
    const isList = await wrong.first().evaluate((input) => input.getAttribute("aria-haspopup") === "listbox");
    if (isList) await selectFocusedOption(page, 1);
    else await page.keyboard.type(numbers.shift() ?? "");
    await expect(wrong).toHaveCount(left - 1);
  }
  await press(page, "提交");
  await expect(page).toHaveURL(pathTo("Success"));
  expect(bodiesOf(backend, "POST /api/group-form/submit")).toMatchObject([
    { video: { encoding: { rate: { min: 150, max: 1800, default: 800 } } }, audio: { encoding: { rate: 64 } } },
  ]);
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "返回列表" }));
  await page.keyboard.press("Enter");
  await expect(heading(page, "查询表格")).toBeVisible();
});

test("a reset can be started and cancelled by keyboard", async ({ page, open }) => {
  await open(pathTo("Group"), { as: "admin" });
  await typeInto(page, "采集帧率", "30");
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
  const view = page.getByRole("button", { name: /^查看/ }).first();
  await expect(view).toBeVisible();
  await tabTo(page, view);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "调整详情" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(view).toBeFocused();
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
