import type { BrowserContext } from "@playwright/test";
import { ACCOUNTS } from "#mocks/backend/accounts";
import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "../fixtures";
import {
  chooseInAccountMenu,
  expiredDialog,
  FAILED_CALL,
  heading,
  logInButton,
  mainMenu,
  sendAccount,
} from "../support";
import { accessDeniedTexts, expectToast, FAILURE, toastsWith } from "../toasts";

const WORKPLACE = pathTo("Workplace");
const CARD = pathTo("Card");
const LOGIN = pathTo("Login");
const STEP = pathTo("Step");

/** Changes must reach other tabs within a second; the rest allows for a busy machine. */
const WITHIN_A_SECOND = { timeout: 5000 };

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test("a logout leads every tab to the login, and a login leads each tab back to its screen", async ({
  page,
  context,
  open,
  toasts,
}) => {
  await open(WORKPLACE, { as: "admin" });
  await expect(page.getByText("主页访问量")).toBeVisible();
  const other = await openTab(context, `${CARD}?page=2`);
  await expect(heading(other, "卡片列表")).toBeVisible();

  await chooseInAccountMenu(page, "登出登录");
  await expect(other).toHaveURL(`${LOGIN}?page=2&redirect=Card`, WITHIN_A_SECOND);
  await expect(logInButton(other)).toBeVisible();
  await expect(other.getByText("王立群")).toHaveCount(0);
  expect(toastsWith(toasts, FAILURE)).toEqual([]);

  await sendAccount(page, "user", "user");
  await expect(page).toHaveURL(WORKPLACE);
  await expect(other).toHaveURL(`${CARD}?page=2`, WITHIN_A_SECOND);
  await expect(other.getByRole("button", { name: "账号菜单：陈思雨" })).toBeVisible();
  expect(toastsWith(toasts, FAILURE)).toEqual([]);
});

test("choosing to log out clears half-filled forms in other tabs", async ({ page, context, open }) => {
  await open(pathTo("404"), { as: "admin" });
  const other = await openTab(context, STEP);
  const name = other.getByLabel("活动名称");
  await name.fill("写了一半");
  await chooseInAccountMenu(page, "登出登录");
  const question = page.getByRole("dialog");
  await expect(question).toContainText("分步表单");
  await question.getByRole("button", { name: "放弃内容" }).click();
  await expect(logInButton(other)).toBeVisible(WITHIN_A_SECOND);
  await sendAccount(other, "admin", "admin");
  await expect(other).toHaveURL(STEP);
  await expect(name).toHaveValue("");
});

test("the login of another account reloads the screen and shows nothing of the previous account", async ({
  page,
  context,
  open,
}) => {
  await open(WORKPLACE, { as: "admin" });
  await expect(heading(page, /王立群/)).toBeVisible();
  const other = await openTab(context, pathTo("404"));
  await expect(other.getByText("抱歉，您访问的页面不存在")).toBeVisible();
  // As if logout and login had happened in quick succession.
  await other.evaluate((token) => localStorage.setItem("token", token), ACCOUNTS.user.token);
  await expect(heading(page, /陈思雨/)).toBeVisible(WITHIN_A_SECOND);
  await expect(page.getByText("王立群")).toHaveCount(0);
  await expect(page.getByText("主页访问量")).toBeVisible();
});

test("a role switch reaches menu, guard and message of every tab, in both directions", async ({
  page,
  context,
  open,
  toasts,
}) => {
  await open(CARD, { as: "admin" });
  await expect(heading(page, "卡片列表")).toBeVisible();
  const other = await openTab(context, STEP);
  await expect(heading(other, "分步表单")).toBeVisible();

  await chooseInAccountMenu(page, "切换角色：普通用户");
  await expect(other).toHaveURL(WORKPLACE, WITHIN_A_SECOND);
  await expectToast(toasts, ...accessDeniedTexts("分步表单"));
  await expect(mainMenu(other).getByRole("button", { name: "表单页" })).toHaveCount(0);
  await expect(other.getByRole("main").getByRole("link", { name: "分步表单" })).toHaveCount(0);

  await chooseInAccountMenu(other, "切换角色：管理员");
  await expect(mainMenu(page).getByRole("button", { name: "表单页" })).toBeVisible(WITHIN_A_SECOND);
  await expect(page).toHaveURL(CARD);
  expect(toastsWith(toasts, ...accessDeniedTexts("分步表单"))).toHaveLength(1);
});

test("the policy form closes when the role changes in another tab, and keeps its values", async ({
  page,
  context,
  open,
}) => {
  await open(pathTo("SearchTable"), { as: "admin" });
  const create = page.getByRole("button", { name: "新建", exact: true });
  await create.click();
  const drawer = page.getByRole("dialog", { name: "新建集合" });
  await drawer.getByLabel("集合名称").fill("写了一半");
  const other = await openTab(context, CARD);
  await chooseInAccountMenu(other, "切换角色：普通用户");
  await expect(drawer).toHaveCount(0, WITHIN_A_SECOND);
  await expect(create).toHaveCount(0);
  // Its address has stayed: with the right to write it opens again.
  await chooseInAccountMenu(other, "切换角色：管理员");
  await expect(drawer.getByLabel("集合名称")).toHaveValue("写了一半");
});

test("theme and language reach the console and the login page alike", async ({ page, context, open }) => {
  await open(pathTo("404"), { as: "admin" });
  await expect(page.getByText("抱歉，您访问的页面不存在")).toBeVisible();
  const other = await openTab(context, CARD);
  await expect(heading(other, "卡片列表")).toBeVisible();
  const answered = other.getByRole("heading", { level: 1 });
  await page.getByRole("button", { name: "切换到深色主题" }).click();
  await expect(other.locator("body")).toHaveAttribute("arco-theme", "dark", WITHIN_A_SECOND);
  await other.getByRole("button", { name: "切换到浅色主题" }).click();
  await expect(page.locator("body")).not.toHaveAttribute("arco-theme", "dark", WITHIN_A_SECOND);
  await page.getByRole("button", { name: "切换语言：English" }).click();
  await expect(answered).toHaveText("Card list", WITHIN_A_SECOND);
  for (const tab of [page, other]) await expect(tab.locator("html")).toHaveAttribute("lang", "en-US");
});

test("confirming an expired login in one tab leaves no other tab waiting", async ({
  page,
  context,
  open,
  backend,
  allow,
}) => {
  allow(FAILED_CALL);
  await open(pathTo("404"), { as: "admin" });
  const other = await openTab(context, CARD);
  await expect(heading(other, "卡片列表")).toBeVisible();
  // A page reads its messages when it is idle, and such a call would open the dialog before the press.
  for (const tab of [page, other]) await expect(tab.getByRole("button", { name: /条未读/ })).toBeVisible();
  backend.faults.set("*", { kind: "expired" });
  for (const tab of [page, other]) await mainMenu(tab).getByRole("link", { name: "工作台" }).click();
  await expect(expiredDialog(other)).toBeVisible();
  await expiredDialog(page).getByRole("button", { name: "重新登录" }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(LOGIN, WITHIN_A_SECOND);
    await expect(logInButton(tab)).toBeVisible();
    await expect(expiredDialog(tab)).toHaveCount(0);
  }
});

test("a browser that blocks storage works as if there were a single tab", async ({ page, context }) => {
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get: refuse });
  });
  await page.goto(LOGIN);
  const other = await openTab(context, LOGIN);
  await sendAccount(page, "admin", "admin");
  await chooseInAccountMenu(page, "切换角色：普通用户");
  await expect(mainMenu(page).getByRole("button", { name: "表单页" })).toHaveCount(0);
  await page.getByRole("button", { name: "切换到深色主题" }).click();
  await expect(page.locator("body")).toHaveAttribute("arco-theme", "dark");
  await chooseInAccountMenu(page, "登出登录");
  await expect(logInButton(page)).toBeVisible();
  await expect(logInButton(other)).toBeVisible();
});
