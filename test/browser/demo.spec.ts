import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "./fixtures";
import { startForm } from "./forms";
import { chooseInAccountMenu, heading, logInButton, mainMenu, sendAccount } from "./support";
import { expectToast } from "./toasts";

const LOGIN = pathTo("Login");
const CARD = pathTo("Card");

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

const expectAccount = (page: Page, name: string) =>
  expect(page.getByRole("button", { name: `账号菜单：${name}` })).toBeVisible();

test("refuses an unknown token and a wrong password, and both accounts can log in and see their screens", async ({
  page,
  open,
  backend,
}) => {
  await open(CARD, { stored: { token: "unknown" } });
  await expect(page).toHaveURL(`${LOGIN}?redirect=Card`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await sendAccount(page, "admin", "wrong");
  await expect(logInButton(page)).toHaveAccessibleDescription("账号或者密码错误");
  await sendAccount(page, "user", "user");
  await expect(heading(page, "卡片列表")).toBeVisible();
  await expectAccount(page, "陈思雨");
  await expect(mainMenu(page).getByRole("button")).toHaveText(["列表页", "异常页", "用户中心"]);

  await chooseInAccountMenu(page, "登出登录");
  await sendAccount(page, "admin", "admin");
  await expect(page).toHaveURL(pathTo("Workplace"));
  await expect(heading(page, /好，王立群$/)).toBeVisible();
  await expect(page.getByText("主页访问量")).toBeVisible();
  await expect(page.getByRole("img", { name: /折线图/ })).toBeVisible();
  await expect(page.getByRole("cell", { name: /^消费观察/ })).toBeVisible();
  expect(backend.requests).toEqual([]);
});

test("keeps changes over a reload until the demonstration is reset", async ({ page, toasts }) => {
  await page.goto(`${LOGIN}?redirect=Message`);
  const captcha = await requestCaptcha(page, toasts);
  await page.reload();
  await sendPhone(page, captcha);
  await expectAccount(page, "陈思雨");

  const messages = page.getByRole("main");
  const unread = messages.getByRole("article", { name: /^未读/ });
  await expect(unread).not.toHaveCount(0);
  const stored = page.waitForResponse("**/api/message/read");
  await messages.getByRole("button", { name: "全部已读" }).click();
  await expect(unread).toHaveCount(0);
  await stored;
  await page.reload();
  await expect(messages.getByRole("article")).not.toHaveCount(0);
  await expect(unread).toHaveCount(0);

  const reloaded = page.waitForEvent("load");
  await chooseInAccountMenu(page, "重置演示数据");
  await page.getByRole("dialog", { name: "重置演示数据" }).getByRole("button", { name: "重置" }).click();
  await reloaded;
  await expectAccount(page, "陈思雨");
  await expect(unread).not.toHaveCount(0);
});

test("goes on for an operator who stays where the browser asks whether to leave", { tag: "@proof" }, async ({
  page,
  open,
}) => {
  await open(pathTo("Step"), { as: "admin" });
  await startForm(page);
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  await (await asked).dismiss();
  await mainMenu(page).getByRole("button", { name: "列表页" }).click();
  await mainMenu(page).getByRole("link", { name: "查询表格" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "放弃内容" }).click();
  await expect(page.getByRole("row", { name: /在线|上线/ }).first()).toBeVisible();
});

test("answers a page's calls alone, and leaves its files to the network", async ({ page, open }) => {
  const answered = { calls: new Set<boolean>(), files: new Set<boolean>() };
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/")) answered.calls.add(response.fromServiceWorker());
    if (pathname.startsWith("/assets/")) answered.files.add(response.fromServiceWorker());
  });
  await open(pathTo("Message"), { as: "admin" });
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
  await mainMenu(page).getByRole("button", { name: "列表页" }).click();
  await mainMenu(page).getByRole("link", { name: "卡片列表" }).click();
  await expect(heading(page, "卡片列表")).toBeVisible();
  await expect.poll(() => answered).toEqual({ calls: new Set([true]), files: new Set([false]) });
});
