import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { logInButton, readStored, tabTo } from "./support";
import { expectToast, FAILURE } from "./toasts";

test("nothing is requested before the login, which works by keyboard alone and shows a refusal above its button", async ({
  page,
  open,
  backend,
  toasts,
}) => {
  const name = page.getByLabel("用户名", { exact: true });
  const typeAndSend = async (password: string) => {
    await tabTo(page, name);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("admin");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+a");
    await page.keyboard.type(password);
    await tabTo(page, logInButton(page));
    await page.keyboard.press("Enter");
  };
  await open(pathTo("Card"));
  await expect(page).toHaveURL(`${pathTo("Login")}?redirect=Card`);
  await expect(logInButton(page)).toBeVisible();
  expect(backend.requests).toEqual([]);
  // As a login in another tab leaves it.
  await page.evaluate(() => localStorage.setItem("token", "old"));
  await typeAndSend("wrong");
  await expect(logInButton(page)).toHaveAccessibleDescription("账号或者密码错误");
  await expect(logInButton(page)).toBeFocused();
  await expectToast(toasts, FAILURE, "账号或者密码错误");
  expect(await readStored(page, "token")).toBeNull();
  const refusal = page.getByRole("main").getByText("账号或者密码错误");
  const [above, button] = [await refusal.boundingBox(), await logInButton(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);

  await typeAndSend("admin");
  await expect(page).toHaveURL(pathTo("Card"));
  await expectToast(toasts, "欢迎使用");
});

test("the button for a captcha stands beside its field", { tag: "@proof" }, async ({ page, open }) => {
  await open(pathTo("Login"));
  await page.getByRole("tab", { name: "手机登录" }).click();
  const button = await page.getByRole("button", { name: "获取验证码" }).boundingBox();
  const field = await page.getByLabel("验证码", { exact: true }).boundingBox();
  expect(button?.y).toBeCloseTo(field?.y ?? 0, 0);
});
