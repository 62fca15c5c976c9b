import type { HttpBackend } from "#mocks/http";
import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "../fixtures";
import { expiredDialog, FAILED_CALL, heading, holdRequests, mainMenu } from "../support";

const SEARCH_TABLE = pathTo("SearchTable");

const CREATE = "新建集合";
const QUESTION = "有未保存的内容";

/** Makes the login expire at the next poll for messages, and moves the clock forward to it. */
async function expireLogin(page: Page, backend: HttpBackend): Promise<void> {
  backend.faults.set("POST /api/message/list", { kind: "expired" });
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 61_000;
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

test.describe("with several dialogs open at once", () => {
  test("a question is drawn above the form that it is about, also when it was drawn before that form", async ({
    page,
    open,
  }) => {
    const form = page.getByRole("dialog", { name: CREATE });
    const question = page.getByRole("dialog", { name: QUESTION });
    await open(SEARCH_TABLE, { as: "admin" });
    for (const screen of ["卡片列表", "查询表格"]) {
      await page.getByRole("button", { name: "新建" }).click();
      await form.getByLabel("集合名称").fill("half");
      await page.keyboard.press("Escape");
      // Escape first closes only the question, then the form.
      await expect(question).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden();
      await expect(form.getByLabel("集合名称")).toBeFocused();
      await page.keyboard.press("Escape");
      await question.getByRole("button", { name: "放弃内容" }).click();
      await expect(form).toBeHidden();
      await mainMenu(page).getByRole("link", { name: screen }).click();
      if (screen === "查询表格") return;
      await expect(heading(page, screen)).toBeVisible();
      await mainMenu(page).getByRole("link", { name: "查询表格" }).click();
      await expect(heading(page, "查询表格")).toBeVisible();
    }
  });

  test("one answer settles the questions of Escape and of Back about a drawer, also with a double click", async ({
    page,
    open,
  }) => {
    const question = page.getByRole("dialog", { name: QUESTION });
    await open(pathTo("Workplace"), { as: "admin" });
    await expect(heading(page, /王立群/)).toBeVisible();
    await mainMenu(page).getByRole("button", { name: "列表页" }).click();
    await mainMenu(page).getByRole("link", { name: "查询表格" }).click();
    await page.getByRole("button", { name: "新建" }).click();
    await page.getByRole("dialog", { name: CREATE }).getByLabel("集合名称").fill("half");
    await page.keyboard.press("Escape");
    await expect(question).toBeVisible();
    await page.goBack();
    await question.getByRole("button", { name: "放弃内容" }).dblclick();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(heading(page, "查询表格")).toBeVisible();
    await page.goBack();
    await expect(heading(page, /王立群/)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("Escape closes the command palette before what it was opened over", async ({ page, open }) => {
    await open(SEARCH_TABLE, { as: "admin" });
    const settings = page.getByRole("dialog", { name: "应用配置" });
    const search = page.getByRole("combobox", { name: "搜索页面与操作" });
    await page.getByRole("button", { name: "应用配置" }).click();
    await settings.getByLabel("底部").focus();
    await page.keyboard.press("Control+k");
    await expect(search).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(search).toBeHidden();
    await expect(settings.getByLabel("底部")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
  });

  test("the dialog of an expired login keeps the focus when the command palette's code loads after it", async ({
    page,
    open,
    backend,
    allow,
  }) => {
    allow(FAILED_CALL);
    const release = await holdRequests(page, "**/palette-*.js");
    await open(SEARCH_TABLE, { as: "admin" });
    await expect(page.getByRole("button", { name: /^消息中心，/ })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await expireLogin(page, backend);
    const again = expiredDialog(page).getByRole("button", { name: "重新登录" });
    await expect(again).toBeFocused();
    release();
    await expect(page.getByRole("option", { name: "卡片列表", includeHidden: true })).toBeVisible();
    await expect(again).toBeFocused();
  });

  for (const { over, act } of [
    { over: "the command palette", act: "Control+k" },
    { over: "the message centre", act: "" },
    { over: "the settings", act: "" },
  ]) {
    test(`the dialog of an expired login is drawn above ${over}`, async ({ page, open, backend, allow }) => {
      allow(FAILED_CALL);
      await open(SEARCH_TABLE, { as: "admin" });
      await expect(page.getByRole("button", { name: /^消息中心，/ })).toBeVisible();
      if (act) await page.keyboard.press(act);
      else await page.getByRole("button", { name: over === "the settings" ? "应用配置" : /^消息/ }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expireLogin(page, backend);
      const again = expiredDialog(page).getByRole("button", { name: "重新登录" });
      await expect(again).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(again).toBeFocused();
      // Clicks with the pointer, so that nothing may cover it.
      await again.click();
      await expect(page).toHaveURL(({ pathname }) => pathname === pathTo("Login"));
    });
  }
});
