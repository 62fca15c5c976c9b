import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "../fixtures";
import { button, field, fillFirstStep, UNSAVED_DIALOG } from "../forms";
import { chooseInAccountMenu, heading, waitUntilLoaded } from "../support";
import { entry, expectTabs, tab, tabBar } from "../tabs-support";

const CARD = pathTo("Card");
const STEP = pathTo("Step");

const dialog = (page: Page) => page.getByRole("dialog", { name: UNSAVED_DIALOG });
const name = (page: Page) => field(page, "活动名称");
const close = (page: Page, title: string) => tabBar(page).getByRole("button", { name: `关闭“${title}”` });

test("switching tabs does not ask and keeps unsaved values; closing the tab asks", async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  await expect(heading(page, "卡片列表")).toBeVisible();
  await page.goto(STEP);
  await fillFirstStep(page, "草稿");
  await tab(page, "卡片列表").click();
  await expect(heading(page, "卡片列表")).toBeVisible();
  await tab(page, "分步表单").click();
  await expect(name(page)).toHaveValue("草稿");
  await expect(field(page, "推广地址")).toHaveValue("https://example.com/a");
  await expect(dialog(page)).toHaveCount(0);

  // Reloading the tab does not leave its screen.
  await tab(page, "分步表单").click({ button: "right" });
  await entry(page, "重新加载").click();
  await expect(name(page)).toHaveValue("草稿");
  await expect(dialog(page)).toHaveCount(0);

  await close(page, "分步表单").click();
  await expect(dialog(page)).toContainText("“分步表单”中填写的内容尚未保存");
  await button(page, "继续填写").click();
  await expect(dialog(page)).toBeHidden();
  await expectTabs(page, ["工作台", "卡片列表", "分步表单"], "分步表单");
  await expect(name(page)).toHaveValue("草稿");

  // From another tab too, and with every way of closing it.
  await tab(page, "卡片列表").click();
  await expect(heading(page, "卡片列表")).toBeVisible();
  for (const way of ["关闭右侧标签页", "关闭其它标签页", "关闭全部标签页"]) {
    await tab(page, "卡片列表").click({ button: "right" });
    await entry(page, way).click();
    await dialog(page).getByRole("button", { name: "继续填写" }).click();
    await expect(dialog(page)).toBeHidden();
    await expectTabs(page, ["工作台", "卡片列表", "分步表单"], "卡片列表");
  }
  await tab(page, "分步表单").click({ button: "middle" });
  await dialog(page).getByRole("button", { name: "放弃内容" }).click();
  await expectTabs(page, ["工作台", "卡片列表"], "卡片列表");
  await page.goto(STEP);
  await expect(name(page)).toHaveValue("");
  await close(page, "分步表单").click();
  await expectTabs(page, ["工作台", "卡片列表"], "卡片列表");
});

test("asks about two half-filled forms at once", async ({ page, open }) => {
  await open(STEP, { as: "admin" });
  await name(page).fill("草稿");
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  page.on("dialog", (question) => question.accept());
  await page.goto(pathTo("Group"));
  await page.getByRole("combobox", { name: "匹配模式" }).first().click();
  // Not the current one, which the form starts with.
  await page.getByRole("option", { selected: false }).first().click();
  await tab(page, "分组表单").click({ button: "right" });
  await entry(page, "关闭全部标签页").click();
  await expect(dialog(page)).toContainText("“分步表单和分组表单”");
  await button(page, "放弃内容").click();
  await expectTabs(page, ["工作台"], "工作台");
});

test("admin-only controls follow a role switch, in both directions", async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  const main = page.getByRole("main");
  await waitUntilLoaded(page);
  const buttons = await main.getByRole("button").allTextContents();
  await chooseInAccountMenu(page, "切换角色：普通用户");
  await expect.poll(() => main.getByRole("button").count()).toBeLessThan(buttons.length);
  await expect(page).toHaveURL(CARD);
  await chooseInAccountMenu(page, "切换角色：管理员");
  await expect.poll(() => main.getByRole("button").allTextContents()).toEqual(buttons);
});
