import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { heading, logInButton } from "./support";

const LOGIN = pathTo("Login");

test("a redirect path leads to the login without a token", async ({ page }) => {
  await page.goto(`/redirect${pathTo("Card")}?page=2`);
  await expect(page).toHaveURL(`${LOGIN}?page=2&redirect=Card`);
  await expect(page).toHaveTitle("登录 - 管理控制台");
});

test("does not request what a role may not see", async ({ page, open, backend }) => {
  await open(pathTo("Step"), { as: "user" });
  await expect(heading(page, /好，陈思雨$/)).toBeVisible();
  expect(backend.requests.filter(({ path }) => path === "/api/user/info")).toHaveLength(1);
  // Its calls must be done, or one could arrive while the next page opens.
  await expect(page.getByRole("row")).not.toHaveCount(0);
  await page.waitForLoadState("networkidle");
  backend.requests.length = 0;
  await open(pathTo("Card"));
  await expect(logInButton(page)).toBeVisible();
  expect(backend.requests).toEqual([]);
});
