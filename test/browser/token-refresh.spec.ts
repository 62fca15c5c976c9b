import { startHttpBackend } from "#mocks/http";
import { pathTo } from "~/navigation/paths";
import { test as base, expect } from "./fixtures";
import { expiredDialog, heading, mainMenu, readStored, receivedCalls, sendAccount } from "./support";

const LIFE_S = 3600;

/** The server's clock can be set ahead, so that tokens expire. */
const test = base.extend<{ clock: { aheadMs: number } }>({
  clock: async ({ latency: _ }, use) => use({ aheadMs: 0 }),
  backend: async ({ clock }, use) => {
    const backend = await startHttpBackend({ tokenLifeS: LIFE_S, now: () => new Date(Date.now() + clock.aheadMs) });
    await use(backend);
    await backend.close();
  },
  deployment: { tokenRefresh: true },
});

// They differ from those of other deployments by their end.
test.afterEach(async ({ page, seeded }) => {
  for (const key of ["token", "renewed-token", "session-renewal"]) seeded.set(key, (await readStored(page, key)) ?? "");
});

test("an expired token is renewed once for two tabs, of which neither is loaded again", async ({
  page,
  context,
  open,
  backend,
  clock,
  allow,
}) => {
  // Signed by a clock that the server's has left behind.
  allow(/status of 403/);
  await open(`${pathTo("Login")}?redirect=Card`);
  await sendAccount(page, "admin", "admin");
  await expect(heading(page, "卡片列表")).toBeVisible();
  const other = await context.newPage();
  await other.goto(pathTo("404"));
  await expect(other.getByRole("button", { name: /^账号菜单.*王立群/ })).toBeVisible();
  for (const tab of [page, other]) await tab.evaluate(() => Object.assign(window, { isSamePage: true }));
  const first = await readStored(page, "token");

  clock.aheadMs = 2 * LIFE_S * 1000;
  await page.getByRole("link", { name: "查询表格" }).click();
  await expect(page.getByRole("row", { name: /上线/ }).first()).toBeVisible();
  await mainMenu(other).getByRole("link", { name: "工作台" }).click();
  await expect(other.getByText("主页访问量")).toBeVisible();

  expect(await readStored(page, "token")).not.toBe(first);
  expect(receivedCalls(backend).filter((call) => call === "POST /api/user/refresh").length).toBe(1);
  for (const tab of [page, other]) {
    expect(await tab.evaluate(() => "isSamePage" in window)).toBe(true);
    await expect(expiredDialog(tab)).toHaveCount(0);
  }
});
