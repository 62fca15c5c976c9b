import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { button, field, fillFirstStep, fillSecondStep, UNSAVED_DIALOG } from "./forms";
import {
  chooseInAccountMenu,
  expiredDialog,
  FAILED_CALL,
  heading,
  holdRequests,
  logInButton,
  mainMenu,
  sendAccount,
} from "./support";
import { expectToast } from "./toasts";

const WORKPLACE = pathTo("Workplace");
const STEP = pathTo("Step");

const dialog = (page: Page) => page.getByRole("dialog", { name: UNSAVED_DIALOG });
const answer = (page: Page, name: "继续填写" | "放弃内容") => dialog(page).getByRole("button", { name }).click();
const name = (page: Page) => field(page, "活动名称");
const workplace = (page: Page) => mainMenu(page).getByRole("link", { name: "工作台" });

/** Counts the browser's own beforeunload dialogs, and accepts each. */
function countUnloadDialogs(page: Page): { count: number } {
  const unloadDialogs = { count: 0 };
  page.on("dialog", (question) => {
    if (question.type() === "beforeunload") unloadDialogs.count += 1;
    question.accept();
  });
  return unloadDialogs;
}

/** Types with real key presses: without a user gesture the browser shows no beforeunload dialog. */
async function startForm(page: Page, text = "草稿") {
  await name(page).click();
  await page.keyboard.type(text);
}

test("a link and back ask about unsaved changes: staying keeps them, leaving discards them", async ({ page, open }) => {
  await open(WORKPLACE, { as: "admin" });
  await page.getByRole("region", { name: "快捷操作" }).getByRole("link", { name: "分步表单" }).click();
  await fillFirstStep(page);
  await workplace(page).click();
  await expect(dialog(page)).toContainText("“分步表单”中填写的内容尚未保存");
  await expect(dialog(page).getByRole("button", { name: "继续填写" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  // Moving to another step does not leave the screen.
  await button(page, "下一步").click();
  await expect(page).toHaveURL(`${STEP}?step=2`);
  await page.goBack();
  await expect(name(page)).toHaveValue("双十一推广");
  await page.goBack();
  await answer(page, "继续填写");
  await expect(page).toHaveURL(STEP);
  await expect(name(page)).toHaveValue("双十一推广");
  await page.goBack();
  await answer(page, "放弃内容");
  await expect(heading(page, /王立群/)).toBeVisible();
  await page.goForward();
  await expect(name(page)).toHaveValue("");
  await workplace(page).click();
  await expect(heading(page, /王立群/)).toBeVisible();
});

test("going forward before the screen is left keeps the discarded draft, and the next leave asks again", async ({
  page,
  open,
}) => {
  await open(WORKPLACE, { as: "admin" });
  await expect(heading(page, /王立群/)).toBeVisible();
  await mainMenu(page).getByRole("button", { name: "表单页" }).click();
  await mainMenu(page).getByRole("link", { name: "分步表单" }).click();
  await expect(name(page)).toBeVisible();
  // After a reload the code of the workplace is not loaded yet.
  await page.reload();
  await startForm(page);
  const release = await holdRequests(page, "**/assets/**");
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  await answer(page, "放弃内容");
  await expect(page).toHaveURL(WORKPLACE);
  await page.goForward();
  await expect(page).toHaveURL(STEP);
  release();
  await expect(dialog(page)).toBeHidden();
  await expect(name(page)).toHaveValue("草稿");
  await workplace(page).click();
  await answer(page, "放弃内容");
  await expect(heading(page, /王立群/)).toBeVisible();
  await page.goBack();
  await expect(name(page)).toHaveValue("");
});

test("a reload asks in the browser's own dialog and keeps the draft; a language change does not ask", async ({
  page,
  open,
}) => {
  const unloadDialogs = countUnloadDialogs(page);
  await open(STEP, { as: "admin" });
  await startForm(page);
  await page.reload();
  await expect(name(page)).toHaveValue("草稿");
  expect(unloadDialogs.count).toBe(1);
  await button(page, "切换语言：English").click();
  await expect(page.getByRole("textbox", { name: "Campaign name" })).toHaveValue("草稿");
  expect(unloadDialogs.count).toBe(1);
});

test("an expired login keeps the draft, but only for its account", async ({ page, open, backend, allow }) => {
  allow(FAILED_CALL);
  const unloadDialogs = countUnloadDialogs(page);
  await open(STEP, { as: "admin" });
  await startForm(page);
  backend.faults.set("POST /api/channel-form/submit", { kind: "expired" });
  await fillFirstStep(page, "草稿2");
  await button(page, "下一步").click();
  await fillSecondStep(page);
  await button(page, "提交").click();
  await expect(expiredDialog(page)).toBeVisible();
  backend.faults.clear();
  await button(page, "重新登录").click();
  await expect(logInButton(page)).toBeVisible();
  expect(unloadDialogs.count).toBe(0);

  await sendAccount(page, "user", "user");
  await expect(page).toHaveURL(({ pathname }) => pathname === WORKPLACE);
  await chooseInAccountMenu(page, "切换角色：管理员");
  await mainMenu(page).getByRole("button", { name: "表单页" }).click();
  await mainMenu(page).getByRole("link", { name: "分步表单" }).click();
  await expect(name(page)).toHaveValue("");
  await chooseInAccountMenu(page, "登出登录");
  await expect(logInButton(page)).toBeVisible();

  await page.goto(`${pathTo("Login")}?redirect=Step&step=2`);
  await sendAccount(page, "admin", "admin");
  await expect(page).toHaveURL(`${STEP}?step=2`);
  await expect(field(page, "广告内容")).toHaveValue("全场八折");
});

test("choosing to log out asks, and clears the draft", async ({ page, open }) => {
  await open(STEP, { as: "admin" });
  await startForm(page);
  await chooseInAccountMenu(page, "登出登录");
  await answer(page, "继续填写");
  await expect(name(page)).toHaveValue("草稿");
  await chooseInAccountMenu(page, "登出登录");
  await answer(page, "放弃内容");
  await expect(logInButton(page)).toBeVisible();
  await page.goto(`${pathTo("Login")}?redirect=Step`);
  await sendAccount(page, "admin", "admin");
  await expect(page).toHaveURL(STEP);
  await expect(name(page)).toHaveValue("");
});

test("switching the role away and back keeps the draft, says so and does not ask", async ({ page, open, toasts }) => {
  await open(STEP, { as: "admin" });
  await startForm(page);
  await chooseInAccountMenu(page, "切换角色：普通用户");
  await expect(page).toHaveURL(WORKPLACE);
  await expectToast(toasts, "“分步表单”中填写的内容已保留，切换回来后可以继续填写");
  await chooseInAccountMenu(page, "切换角色：管理员");
  await page.getByRole("region", { name: "快捷操作" }).getByRole("link", { name: "分步表单" }).click();
  await expect(heading(page, "分步表单")).toBeVisible();
  await expect(name(page)).toHaveValue("草稿");
});
