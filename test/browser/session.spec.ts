import type { Page } from "@playwright/test";
import { type Account, expect, test } from "./fixtures";
import {
  callsTo,
  chooseInAccountMenu,
  FAILED_CALL,
  failureToast,
  heading,
  logInButton,
  mainMenu,
  refusalToast,
  sendAccount,
  stored,
} from "./support";

const LOGOUT = "POST /api/user/logout";
const INFO = "POST /api/user/info";

test.describe("switching the role", () => {
  test("leaves a screen that the new role may not see, and says so", async ({ page, open }) => {
    await open("/form/step", { as: "admin" });
    await expect(heading(page, "分步表单")).toBeVisible();
    await chooseInAccountMenu(page, "切换角色：普通用户");
    await expect(page).toHaveURL("/workplace");
    await expect(refusalToast(page, "分步表单")).toBeVisible();
    await expect(mainMenu(page).getByRole("button")).toHaveText(["列表页", "异常页", "用户中心"]);
    await expect(page.getByRole("main").getByRole("link", { name: "分步表单" })).toHaveCount(0);
  });

  test("stays on a screen of any role and redraws the menu, there and back", async ({ page, open }) => {
    await open("/list/card", { as: "user" });
    await chooseInAccountMenu(page, "切换角色：管理员");
    await expect(mainMenu(page).getByRole("button", { name: "表单页" })).toBeVisible();
    await expect(page).toHaveURL("/list/card");
    await chooseInAccountMenu(page, "切换角色：普通用户");
    await expect(mainMenu(page).getByRole("button", { name: "表单页" })).toHaveCount(0);
    await expect(page).toHaveURL("/list/card");
    await expect(page.getByText("无权访问")).toHaveCount(0);
  });
});

test.describe("logging out", () => {
  async function expectLoggedOut(page: Page) {
    await expect(page).toHaveURL("/login");
    await expect(logInButton(page)).toBeVisible();
    expect(await stored(page, "token")).toBeNull();
  }

  test("tells the server once, and back leads to the login", async ({ page, open, backend }) => {
    await open("/list/card", { as: "admin" });
    await chooseInAccountMenu(page, "登出登录");
    await expectLoggedOut(page);
    expect(callsTo(backend).filter((call) => call === LOGOUT)).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL("/login?redirect=Card");
    await expect(page.getByText("王立群")).toHaveCount(0);
  });

  test("succeeds where the call fails", async ({ page, open, backend, allow }) => {
    allow(FAILED_CALL);
    backend.faults.set(LOGOUT, { kind: "status", status: 500 });
    await open("/list/card", { as: "admin" });
    await chooseInAccountMenu(page, "登出登录");
    await expectLoggedOut(page);
  });

  test("succeeds where the call is never answered", async ({ page, open, backend }) => {
    backend.faults.set(LOGOUT, { kind: "silent" });
    await open("/list/card", { as: "admin" });
    await chooseInAccountMenu(page, "登出登录");
    await expectLoggedOut(page);
  });
});

test("user information that cannot be had leads to the login and back", async ({ page, open, backend, allow }) => {
  allow(FAILED_CALL);
  const faults = [
    { kind: "status", status: 500 },
    { kind: "drop" },
    { kind: "html" },
    { kind: "expired" },
    { kind: "code", code: 50008, message: "未登录" },
    { kind: "json", text: '{"status":"success","code":200,"data":{"name":"王立群"}}' },
  ] as const;
  await open("/exception/404", { as: "admin" });
  // Its own user is there: the first fault is the next page's.
  await expect(page.getByRole("navigation", { name: "主菜单" })).toBeVisible();
  for (const fault of faults) {
    await test.step(JSON.stringify(fault), async () => {
      backend.faults.set(INFO, fault);
      await page.goto("/list/card?page=2");
      await expect(page).toHaveURL("/login?page=2&redirect=Card");
      await expect(logInButton(page)).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(failureToast(page)).toBeVisible();
      expect(await stored(page, "token")).toBeNull();
      backend.faults.clear();
      await sendAccount(page, "admin", "admin");
      await expect(page).toHaveURL("/list/card?page=2");
    });
  }
});

test("the next account never sees the name of the one before", async ({ page, logIn, backend }) => {
  const names: Record<Account, string> = { admin: "王立群", user: "陈思雨" };
  await logIn("admin");
  await expect(heading(page, new RegExp(names.admin))).toBeVisible();
  await chooseInAccountMenu(page, "登出登录");
  await expect(logInButton(page)).toBeVisible();
  await expect(page.getByText(names.admin)).toHaveCount(0);
  await page.evaluate((name) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(name)) console.error("The name before is shown");
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, names.admin);
  backend.faults.set("*", { kind: "slow", ms: 300 });
  await sendAccount(page, "user", "user");
  await expect(heading(page, new RegExp(names.user))).toBeVisible();
  await expect(page.getByRole("button", { name: `账户菜单：${names.user}` })).toBeVisible();
});
