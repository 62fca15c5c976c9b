import { pathTo } from "~/navigation/paths";
import { type Account, expect, test } from "./fixtures";
import { chooseInAccountMenu, heading, logInButton, readStored, receivedCalls, sendAccount } from "./support";

const LOGOUT = "POST /api/user/logout";

test("a logout calls the server once, and back leads to the login", async ({ page, open, backend }) => {
  await open(pathTo("Card"), { as: "admin" });
  await chooseInAccountMenu(page, "登出登录");
  await expect(page).toHaveURL(pathTo("Login"));
  await expect(logInButton(page)).toBeVisible();
  expect(await readStored(page, "token")).toBeNull();
  expect(receivedCalls(backend).filter((call) => call === LOGOUT)).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(`${pathTo("Login")}?redirect=Card`);
  await expect(page.getByText("王立群")).toHaveCount(0);
});

test("the next account never sees the name of the previous one", async ({ page, logIn, backend }) => {
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
