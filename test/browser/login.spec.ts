import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { chooseInAccountMenu, logInButton, mainMenu, readStored, sendAccount, tabTo } from "./support";
import { expectToast, FAILURE } from "./toasts";

const LOGIN = "POST /api/user/login";

test.beforeEach(({ open }) => open(pathTo("Login")));

test("logs in by keyboard alone", async ({ page, toasts }) => {
  const name = page.getByLabel("用户名", { exact: true });
  await expect(name).toBeVisible();
  await tabTo(page, name);
  await page.keyboard.type("admin");
  await page.keyboard.press("Tab");
  await page.keyboard.type("admin");
  await tabTo(page, logInButton(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pathTo("Workplace"));
  await expectToast(toasts, "欢迎使用");
});

test("shows a wrong password above the button, and clears the token", async ({ page, backend, toasts }) => {
  const refusal = page.getByRole("main").getByText("账号或者密码错误");
  await expect(logInButton(page)).toBeVisible();
  // As a login in another tab leaves it.
  await page.evaluate(() => localStorage.setItem("token", "old"));
  await sendAccount(page, "admin", "wrong");
  await expect(logInButton(page)).toHaveAccessibleDescription("账号或者密码错误");
  await expect(logInButton(page)).toBeFocused();
  await expectToast(toasts, FAILURE, "账号或者密码错误");
  expect(await readStored(page, "token")).toBeNull();
  const [above, button] = [await refusal.boundingBox(), await logInButton(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);

  backend.faults.set(LOGIN, { kind: "silent" });
  await sendAccount(page, "admin", "admin");
  await expect(refusal).toBeHidden();
});

test("remembers the user name on request, never the password", async ({ page }) => {
  const name = page.getByLabel("用户名", { exact: true });
  const remember = page.getByRole("checkbox", { name: "记住用户名" });
  await remember.check();
  await sendAccount(page, "someone", "s3cret-word");
  await expect(logInButton(page)).toHaveAccessibleDescription("账号或者密码错误");
  await page.reload();
  await expect(name).toHaveValue("someone");
  await expect(remember).toBeChecked();
  await expect(page.getByLabel("密码", { exact: true })).toHaveValue("");
  const storedText = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect(storedText).toContain("someone");
  expect(storedText).not.toContain("s3cret-word");

  await remember.uncheck();
  await sendAccount(page, "admin", "admin");
  await expect(mainMenu(page)).toBeVisible();
  await chooseInAccountMenu(page, "登出登录");
  await expect(name).toHaveValue("");
});
