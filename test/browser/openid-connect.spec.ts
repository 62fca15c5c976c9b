import { startHttpBackend } from "#mocks/http";
import { pathTo } from "~/navigation/paths";
import { type Issuer, startIssuer } from "../tools/issuer";
import { test as base, expect, type Page } from "./fixtures";
import { chooseInAccountMenu, expiredDialog, heading, readStored, receivedCalls } from "./support";

const CLIENT_ID = "console-of-the-test";
const LOGIN = pathTo("Login");

/** Operators log in at a real issuer, whose tokens the backend takes. */
const test = base.extend<{ issuer: Issuer }>({
  issuer: async ({ latency: _ }, use) => {
    const issuer = await startIssuer();
    await use(issuer);
    await issuer.close();
  },
  backend: async ({ issuer }, use) => {
    const backend = await startHttpBackend({ oidcIssuer: issuer.url });
    await use(backend);
    await backend.close();
  },
  deployment: ({ issuer }, use) => use({ oidcIssuer: issuer.url, oidcClientId: CLIENT_ID }),
});

test.beforeEach(({ issuer, site }) => issuer.register({ clientId: CLIENT_ID, redirectUri: site.url + LOGIN }));

// The issuer's cookies and tokens are not the console's.
test.afterEach(async ({ page, context, seeded }) => {
  await context.clearCookies();
  for (const key of ["token", "renewed-token", "session-renewal"]) seeded.set(key, (await readStored(page, key)) ?? "");
});

const continueButton = (page: Page) => page.getByRole("button", { name: "通过单点登录进入" });
const accountMenu = (page: Page) => page.getByRole("button", { name: /^账号菜单/ });

async function answerAs(page: Page, account: string): Promise<void> {
  await page.getByLabel("Account").fill(account);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("a deep link survives the way to the issuer and back, and the forms are hidden", async ({ page, open }) => {
  await open(LOGIN);
  await expect(continueButton(page)).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await page.goto(`${pathTo("SearchTable")}?name=a#hash`);
  await answerAs(page, "admin");
  await expect(heading(page, "查询表格")).toBeVisible();
  await expect(page).toHaveURL(`${pathTo("SearchTable")}?name=a#hash`);
  await expect(accountMenu(page)).toBeVisible();
  // The next visit needs no answer.
  await page.goto(pathTo("Card"));
  await expect(heading(page, "卡片列表")).toBeVisible();
});

test("an expired token is renewed without a word; without a refresh token the issuer asks again", {
  tag: "@proof",
}, async ({ page, open, issuer, backend, allow }) => {
  allow(/status of 400 .*\/token$/);
  await open(pathTo("Card"));
  await answerAs(page, "admin");
  await expect(heading(page, "卡片列表")).toBeVisible();
  const first = await readStored(page, "token");
  issuer.expireTokens();
  await page.getByRole("link", { name: "查询表格" }).click();
  await expect(page.getByRole("row", { name: /在线|上线/ }).first()).toBeVisible();
  expect(await readStored(page, "token")).not.toBe(first);
  await expect(expiredDialog(page)).toHaveCount(0);
  expect(receivedCalls(backend).filter((call) => call.endsWith("/api/user/logout"))).toEqual([]);

  issuer.revokeRefreshTokens();
  issuer.expireTokens();
  // Not a repeat of what was read just now, which asks no server.
  await page.getByRole("button", { name: "下一页" }).click();
  await expiredDialog(page).getByRole("button").click();
  await expect.poll(() => receivedCalls(backend).filter((call) => call.endsWith("/api/user/logout"))).toHaveLength(1);
  // The operator is still logged in at the issuer.
  await expect(page).toHaveURL(new RegExp(pathTo("SearchTable")));
  await expect(page.getByRole("row", { name: /在线|上线/ }).first()).toBeVisible();
});

test("a logout ends the issuer's session too, and the next login begins by a press", async ({
  page,
  open,
  backend,
}) => {
  await open(pathTo("Card"));
  await answerAs(page, "user");
  await expect(heading(page, "卡片列表")).toBeVisible();
  await chooseInAccountMenu(page, "登出登录");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(continueButton(page)).toBeVisible();
  expect(receivedCalls(backend).filter((call) => call.endsWith("/api/user/logout"))).toHaveLength(1);
  expect(await readStored(page, "session-renewal")).toBeNull();
  await page.goto(pathTo("Card"));
  await continueButton(page).click();
  await answerAs(page, "user");
  await expect(heading(page, "卡片列表")).toBeVisible();
});

test("a refusal of the issuer and an account without access are shown, and another account can be tried", {
  tag: "@proof",
}, async ({ page, open }) => {
  await open(pathTo("Card"));
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByText("登录服务拒绝了登录：This account has no access")).toBeVisible();
  await page.getByRole("button", { name: "重新登录" }).click();
  await answerAs(page, "a stranger");
  await expect(page.locator("main").getByText("未登录")).toBeVisible();
  await page.getByRole("button", { name: "重新登录" }).click();
  await answerAs(page, "admin");
  await expect(heading(page, "卡片列表")).toBeVisible();
});

test("an issuer that cannot be reached is reported, and the way to it stays", { tag: "@proof" }, async ({
  page,
  open,
  issuer,
  allow,
}) => {
  allow(/ERR_CONNECTION_REFUSED/);
  await issuer.close();
  await open(pathTo("Card"));
  await expect(page.getByText("登录服务没有响应，请稍后再试")).toBeVisible();
  await expect(page).toHaveURL(`${LOGIN}?redirect=Card`);
  await page.getByRole("button", { name: "重新登录" }).click();
  await expect(page.getByRole("button", { name: "重新登录" })).toBeFocused();
});
