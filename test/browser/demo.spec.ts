import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { chooseInAccountMenu, heading, logInButton, mainMenu, readStored, sendAccount } from "./support";
import { accessDeniedTexts, expectToast } from "./toasts";

const LOGIN = pathTo("Login");

// Chromium logs this when a page is left while its service worker is being updated.
test.beforeEach(({ allow }) => allow(/Failed to update a ServiceWorker/));

test.use({ build: "demo" });

const TEL = "13900000000";

/** Requests a captcha in the phone form and reads it from its toast. */
async function requestCaptcha(page: Page, toasts: readonly string[]): Promise<string> {
  await page.getByRole("tab", { name: "手机登录" }).click();
  await page.getByLabel("手机号", { exact: true }).fill(TEL);
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expectToast(toasts, "演示验证码");
  return /\d{6}/.exec(toasts.at(-1) ?? "")?.[0] ?? "";
}

async function sendPhone(page: Page, captcha: string) {
  await page.getByRole("tab", { name: "手机登录" }).click();
  await page.getByLabel("手机号", { exact: true }).fill(TEL);
  await page.getByLabel("验证码", { exact: true }).fill(captcha);
  await logInButton(page).click();
}

async function expectWorkplace(page: Page, name: string) {
  await expect(heading(page, new RegExp(`好，${name}$`))).toBeVisible();
  await expect(page.getByText("主页访问量")).toBeVisible();
  await expect(page.getByRole("img", { name: /折线图/ })).toBeVisible();
  await expect(page.getByRole("cell", { name: /^消费观察/ })).toBeVisible();
}

const expectAccount = (page: Page, name: string) =>
  expect(page.getByRole("button", { name: `账户菜单：${name}` })).toBeVisible();

test("both accounts can log in and see the workplace", async ({ page, backend }) => {
  await page.goto("/");
  for (const [account, name] of [
    ["admin", "王立群"],
    ["user", "陈思雨"],
  ] as const) {
    await sendAccount(page, account, account);
    await expectWorkplace(page, name);
    await chooseInAccountMenu(page, "登出登录");
    await expect(logInButton(page)).toBeVisible();
  }
  expect(backend.requests).toEqual([]);
});

test("refuses a wrong password", async ({ page }) => {
  await page.goto(LOGIN);
  await sendAccount(page, "admin", "wrong");
  await expect(logInButton(page)).toHaveAccessibleDescription("账号或者密码错误");
});

test("shows the workplace, switches role and theme", async ({ page, toasts }) => {
  await page.goto(`${LOGIN}?redirect=Step`);
  await sendAccount(page, "admin", "admin");
  await expect(heading(page, "分步表单")).toBeVisible();
  await chooseInAccountMenu(page, "切换角色：普通用户");
  await expect(page).toHaveURL(pathTo("Workplace"));
  await expectToast(toasts, ...accessDeniedTexts("分步表单"));
  await expect(mainMenu(page).getByRole("button")).toHaveText(["列表页", "异常页", "用户中心"]);

  const panel = page.getByRole("region", { name: "线上热门内容" });
  await panel.getByText("图片", { exact: true }).click();
  await expect(panel.getByRole("cell", { name: /^航拍/ })).toBeVisible();
  await expect(page).toHaveURL(`${pathTo("Workplace")}?popular.type=image`);
  await panel.getByRole("button", { name: "点击量" }).click();
  await expect(panel.getByRole("columnheader", { name: "点击量" })).toHaveAttribute("aria-sort", "descending");

  await page.getByRole("button", { name: "切换到深色主题" }).click();
  await expect(page.locator("body")).toHaveAttribute("arco-theme", "dark");
  await page.reload();
  await expect(panel.getByRole("cell", { name: /^航拍/ })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("arco-theme", "dark");
});

test("keeps changes over a reload until the demonstration is reset", async ({ page, toasts }) => {
  await page.goto(`${LOGIN}?redirect=404`);
  const captcha = await requestCaptcha(page, toasts);
  await page.reload();
  await sendPhone(page, captcha);
  await expectAccount(page, "陈思雨");

  await chooseInAccountMenu(page, "登出登录");
  await expect(logInButton(page)).toBeVisible();
  toasts.length = 0;
  const next = await requestCaptcha(page, toasts);
  await page.getByRole("tab", { name: "账号登录" }).click();
  await sendAccount(page, "admin", "admin");
  await expectAccount(page, "王立群");
  const reloaded = page.waitForEvent("load");
  await chooseInAccountMenu(page, "重置演示数据");
  await page.getByRole("dialog", { name: "重置演示数据" }).getByRole("button", { name: "重置" }).click();
  await reloaded;
  await expectAccount(page, "王立群");
  await chooseInAccountMenu(page, "登出登录");
  await sendPhone(page, next);
  await expect(logInButton(page)).toHaveAccessibleDescription("验证码错误");
  expect(await readStored(page, "token")).toBeNull();
});

test("an unknown token leads to the login without a dialog", async ({ page }) => {
  await page.goto(LOGIN);
  await expect(logInButton(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem("token", "unknown"));
  await page.goto(pathTo("Card"));
  await expect(page).toHaveURL(`${LOGIN}?redirect=Card`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
