import { expect, test } from "./fixtures";
import {
  callsTo,
  chooseInAccountMenu,
  failureToast,
  logInButton,
  mainMenu,
  sendAccount,
  stored,
  tabTo,
} from "./support";

const LOGIN = "POST /api/user/login";

test.beforeEach(({ open }) => open("/login"));

test("logs in by keyboard alone", async ({ page }) => {
  const name = page.getByLabel("用户名", { exact: true });
  await expect(name).toBeVisible();
  await tabTo(page, name);
  await page.keyboard.type("admin");
  await page.keyboard.press("Tab");
  await page.keyboard.type("admin");
  await tabTo(page, logInButton(page));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/workplace");
  await expect(page.getByRole("alert").filter({ hasText: "欢迎使用" })).toBeVisible();
});

test("Enter in the password logs in", async ({ page }) => {
  await page.getByLabel("用户名", { exact: true }).fill("user");
  await page.getByLabel("密码", { exact: true }).fill("user");
  await page.keyboard.press("Enter");
  await expect(mainMenu(page)).toBeVisible();
});

test("empty fields are named, and the first wrong one gets the focus", async ({ page, backend }) => {
  const name = page.getByLabel("用户名", { exact: true });
  const password = page.getByLabel("密码", { exact: true });
  await logInButton(page).click();
  await expect(name).toHaveAccessibleDescription("用户名不能为空");
  await expect(password).toHaveAccessibleDescription("密码不能为空");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expect(name).toBeFocused();

  await name.fill("admin");
  await name.blur();
  await expect(page.getByText("用户名不能为空")).toBeHidden();
  await logInButton(page).click();
  await expect(password).toBeFocused();
  await name.fill("   ");
  await name.blur();
  await expect(page.getByText("用户名不能为空")).toBeVisible();
  expect(callsTo(backend)).toEqual([]);
});

test("a wrong password is refused above the button, and clears the token", async ({ page, backend }) => {
  const refusal = page.getByRole("main").getByRole("alert");
  await expect(logInButton(page)).toBeVisible();
  // As another tab of the browser leaves it.
  await page.evaluate(() => localStorage.setItem("token", "old"));
  await sendAccount(page, "admin", "wrong");
  await expect(refusal).toHaveText("账号或者密码错误");
  await expect(failureToast(page)).toContainText("账号或者密码错误");
  expect(await stored(page, "token")).toBeNull();
  const [above, button] = [await refusal.boundingBox(), await logInButton(page).boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);

  backend.faults.set(LOGIN, { kind: "silent" });
  await sendAccount(page, "admin", "admin");
  await expect(refusal).toBeHidden();
});

test("the right password after a wrong one", async ({ page }) => {
  await sendAccount(page, "user", "admin");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await sendAccount(page, "user", "user");
  await expect(page).toHaveURL("/workplace");
});

test("a double click sends one login", async ({ page, backend }) => {
  await page.getByLabel("用户名", { exact: true }).fill("admin");
  await page.getByLabel("密码", { exact: true }).fill("admin");
  await logInButton(page).dblclick();
  await expect(mainMenu(page)).toBeVisible();
  expect(callsTo(backend).filter((call) => call === LOGIN)).toHaveLength(1);
});

test("remembers the name where asked to, never the password", async ({ page }) => {
  const name = page.getByLabel("用户名", { exact: true });
  const remember = page.getByRole("checkbox", { name: "记住用户名" });
  await remember.check();
  await sendAccount(page, "someone", "s3cret-word");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue("someone");
  await expect(remember).toBeChecked();
  await expect(page.getByLabel("密码", { exact: true })).toHaveValue("");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).toContain("someone");
  expect(kept).not.toContain("s3cret-word");

  await remember.uncheck();
  await sendAccount(page, "admin", "admin");
  await expect(mainMenu(page)).toBeVisible();
  await chooseInAccountMenu(page, "登出登录");
  await expect(name).toHaveValue("");
});

test("shows and hides the password", async ({ page }) => {
  const password = page.getByLabel("密码", { exact: true });
  await password.fill("secret");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "显示密码" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "隐藏密码" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

test("says that Caps Lock is on", async ({ page }) => {
  const password = page.getByLabel("密码", { exact: true });
  const hint = page.getByRole("status").filter({ hasText: "大写锁定已打开" });
  await password.dispatchEvent("keydown", { key: "A", modifierCapsLock: true });
  await expect(hint).toBeVisible();
  await password.dispatchEvent("keyup", { key: "a", modifierCapsLock: false });
  await expect(hint).toBeHidden();
});
