import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { logInButton, receivedCalls, sendAccount } from "../support";
import { expectToast } from "../toasts";

const LOGIN = pathTo("Login");

const CAPTCHA = "POST /api/login/captcha";
const tel = (page: Page) => page.getByLabel("手机号", { exact: true });
const code = (page: Page) => page.getByLabel("验证码", { exact: true });
const requestButton = (page: Page) => page.getByRole("button", { name: "获取验证码" });

test.describe("a captcha by phone", () => {
  test.beforeEach(async ({ open, page }) => {
    await open(LOGIN);
    await page.getByRole("tab", { name: "手机登录" }).click();
  });

  test("has rules for the number and the captcha", async ({ page, backend }) => {
    await requestButton(page).click();
    await expect(tel(page)).toHaveAccessibleDescription("手机号不能为空");
    await expect(tel(page)).toBeFocused();
    for (const wrong of ["123", "23800000000", "1380000000x"]) {
      await tel(page).fill(wrong);
      await logInButton(page).click();
      await expect(tel(page)).toHaveAccessibleDescription("无效手机号");
      await expect(code(page)).toHaveAccessibleDescription("验证码不能为空");
      await expect(tel(page)).toBeFocused();
    }
    await tel(page).fill("13800000000");
    await logInButton(page).click();
    await expect(page.getByText("无效手机号")).toBeHidden();
    await expect(code(page)).toBeFocused();
    expect(receivedCalls(backend)).toEqual([]);
  });

  test("is shown in a notification; a wrong one is refused and the right one logs in", async ({ page, toasts }) => {
    await tel(page).fill("13800000000");
    await requestButton(page).click();
    await expectToast(toasts, "演示验证码");
    const [right = ""] = /\d{6}/.exec(toasts.at(-1) ?? "") ?? [];
    await code(page).fill(right === "000000" ? "111111" : "000000");
    await logInButton(page).click();
    await expect(logInButton(page)).toHaveAccessibleDescription("验证码错误");
    await code(page).fill(right);
    await logInButton(page).click();
    await expect(page).toHaveURL(pathTo("Workplace"));
  });
});

test("another captcha can be requested after 60 s", async ({ page, open, backend }) => {
  await page.clock.install();
  await open(LOGIN);
  await page.getByRole("tab", { name: "手机登录" }).click();
  await tel(page).fill("13800000000");
  await requestButton(page).dblclick();
  const wait = page.getByRole("button", { name: /秒后重发/ });
  await expect(wait).toHaveText(/^(60|5\d) 秒后重发$/);
  await expect(wait).toBeDisabled();
  await page.clock.fastForward("00:30");
  await expect(wait).toHaveText(/^(30|2\d) 秒后重发$/);
  await page.clock.fastForward("00:31");
  await expect(requestButton(page)).toBeEnabled();
  expect(receivedCalls(backend)).toEqual([CAPTCHA]);
  await requestButton(page).click();
  await expect(wait).toBeDisabled();
  expect(receivedCalls(backend)).toEqual([CAPTCHA, CAPTCHA]);
});

test("a captcha that could not be sent can be requested again at once", async ({ page, open, backend, toasts }) => {
  backend.faults.set(CAPTCHA, { kind: "code", code: 50000, message: "短信服务繁忙" });
  await open(LOGIN);
  await page.getByRole("tab", { name: "手机登录" }).click();
  await tel(page).fill("13800000000");
  await requestButton(page).click();
  await expectToast(toasts, "短信服务繁忙");
  await expect(requestButton(page)).toBeEnabled();
});

test.describe("a captcha picture", () => {
  test.use({ deployment: { loginImageCaptcha: true } });

  const PICTURE = "GET /auth/captcha";
  const another = (page: Page) => page.getByRole("button", { name: "验证码图片，点击更换" });
  const picture = (page: Page) => another(page).locator("img");
  const field = (page: Page) => page.getByLabel("图形验证码", { exact: true });
  /** Reads the letters from the drawing. */
  const lettersOf = async (page: Page) => {
    const drawing = decodeURIComponent((await picture(page).getAttribute("src")) ?? "");
    return [...drawing.matchAll(/>(\w)<\/text>/g)].map(([, letter]) => letter).join("");
  };

  test.beforeEach(({ open }) => open(LOGIN));

  test("is requested without a token, and a click requests another", async ({ page, backend }) => {
    await expect(picture(page)).toBeVisible();
    const first = await lettersOf(page);
    expect(first).toHaveLength(4);
    const src = await picture(page).getAttribute("src");
    await another(page).click();
    await expect(picture(page)).not.toHaveAttribute("src", src ?? "");
    await expect(picture(page)).toBeVisible();
    expect(receivedCalls(backend)).toEqual([PICTURE, PICTURE]);
    expect(backend.requests.some(({ headers }) => "access-token" in headers)).toBe(false);
  });

  test("must be filled in", async ({ page }) => {
    await expect(picture(page)).toBeVisible();
    await sendAccount(page, "admin", "admin");
    await expect(field(page)).toHaveAccessibleDescription("验证码不能为空");
    await expect(field(page)).toBeFocused();
  });

  test("is replaced and its field cleared after a failed login; the right letters log in", async ({ page }) => {
    await expect(picture(page)).toBeVisible();
    const src = await picture(page).getAttribute("src");
    await field(page).fill(await lettersOf(page));
    await sendAccount(page, "admin", "wrong");
    await expect(logInButton(page)).toHaveAccessibleDescription("账号或者密码错误");
    await expect(picture(page)).not.toHaveAttribute("src", src ?? "");
    await expect(field(page)).toHaveValue("");
    await expect(picture(page)).toBeVisible();
    await field(page).fill((await lettersOf(page)).toLowerCase());
    await sendAccount(page, "admin", "admin");
    await expect(page).toHaveURL(pathTo("Workplace"));
  });

  test("can be requested again when it does not load", async ({ page, backend, open, allow }) => {
    allow(/Failed to load resource.*auth\/captcha/);
    backend.faults.set(PICTURE, { kind: "status", status: 500 });
    await open(LOGIN);
    const retry = page.getByRole("button", { name: "验证码加载失败，点击重试" });
    await expect(retry).toBeVisible();
    backend.faults.clear();
    await retry.click();
    await expect(picture(page)).toBeVisible();
  });
});

test("shows no picture where the deployment asks for none", async ({ page, open, backend }) => {
  await open(LOGIN);
  await expect(logInButton(page)).toBeVisible();
  await expect(page.getByLabel("图形验证码")).toHaveCount(0);
  expect(receivedCalls(backend)).toEqual([]);
});
