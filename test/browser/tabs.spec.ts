import type { Locator, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import {
  chooseInAccountMenu,
  expiredDialog,
  FAILED_CALL,
  heading,
  logInButton,
  mainMenu,
  receivedCalls,
  sendAccount,
} from "./support";
import { entry, expectTabs, openFromMenu, tab } from "./tabs-support";

const SEARCH_TABLE = pathTo("SearchTable");
const WORKPLACE = pathTo("Workplace");
const CARD = pathTo("Card");
const STEP = pathTo("Step");

const scrollTop = (page: Page) => page.getByRole("main").evaluate((main) => main.scrollTop);

const chooseByMouse = async (page: Page, target: Locator, name: string) => {
  await target.click({ button: "right" });
  await entry(page, name).click();
};

test("a tab keeps its URL between tabs, from the menu and over a reload", async ({ page, open }) => {
  await open(`${SEARCH_TABLE}?current=3`, { as: "admin" });
  await expectTabs(page, ["工作台", "查询表格"], "查询表格");
  await mainMenu(page).getByRole("link", { name: "卡片列表" }).click();
  await expectTabs(page, ["工作台", "查询表格", "卡片列表"], "卡片列表");
  await tab(page, "查询表格").click();
  await expect(page).toHaveURL(`${SEARCH_TABLE}?current=3`);
  await expectTabs(page, ["工作台", "查询表格", "卡片列表"], "查询表格");
  await tab(page, "工作台").click();
  await expect(page).toHaveURL(WORKPLACE);
  const inMenu = mainMenu(page).getByRole("link", { name: "查询表格" });
  await mainMenu(page).getByRole("button", { name: "列表页" }).click();
  await inMenu.click();
  await expect(page).toHaveURL(`${SEARCH_TABLE}?current=3`);
  await inMenu.click();
  await expect(page).toHaveURL(SEARCH_TABLE);
  await page.goto("/no/such/screen?a=1");
  await expectTabs(page, ["工作台", "查询表格", "卡片列表", "页面不存在"], "页面不存在");
  await page.reload();
  await expectTabs(page, ["工作台", "查询表格", "卡片列表", "页面不存在"], "页面不存在");
});

test("the menu of a tab reloads it, also when it is not the active tab", async ({ page, open, backend }) => {
  await page.clock.install();
  await open(WORKPLACE, { as: "admin" });
  await openFromMenu(page, pathTo("Setting"), WORKPLACE);
  await expect(page.getByRole("cell", { name: /^消费观察/ })).toBeVisible();
  // Reads repeated within 900 ms share their response.
  await page.clock.fastForward(1000);
  backend.requests.length = 0;
  await chooseByMouse(page, tab(page, "工作台"), "重新加载");
  const calls = ["POST /api/user/visits", "GET /api/content-data", "GET /api/popular/list"];
  await expect.poll(() => receivedCalls(backend)).toEqual(expect.arrayContaining(calls));
  await expect(page.getByRole("cell", { name: /^消费观察/ })).toBeVisible();
  await expect(page).toHaveURL(WORKPLACE);
  await chooseByMouse(page, tab(page, "用户设置"), "重新加载");
  await expect(page).toHaveURL(pathTo("Setting"));
});

test("tabs belong to the account: an expired login keeps them, an explicit logout clears them", async ({
  page,
  logIn,
  backend,
  allow,
}) => {
  allow(FAILED_CALL);
  await logIn("admin", `${pathTo("Login")}?redirect=Card`);
  await openFromMenu(page, STEP, WORKPLACE);
  await expectTabs(page, ["工作台", "卡片列表", "分步表单"], "工作台");
  const expire = async () => {
    backend.faults.set("GET /api/popular/list", { kind: "expired" });
    await page.getByText("图片", { exact: true }).click();
    await expiredDialog(page).getByRole("button", { name: "重新登录" }).click();
    await expect(logInButton(page)).toBeVisible();
    backend.faults.clear();
  };
  await expire();
  await sendAccount(page, "admin", "admin");
  await expectTabs(page, ["工作台", "卡片列表", "分步表单"], "工作台");
  await expect(page.getByRole("cell", { name: /^1/ }).first()).toBeVisible();
  await chooseInAccountMenu(page, "登出登录");
  await sendAccount(page, "admin", "admin");
  await expectTabs(page, ["工作台"], "工作台");
  await openFromMenu(page, CARD, WORKPLACE);
  await expire();
  await sendAccount(page, "user", "user");
  await expectTabs(page, ["工作台"], "工作台");
});

test.describe("on a low page", () => {
  test.use({ viewport: { width: 1440, height: 500 } });

  test("the scroll position is restored", async ({ page, open }) => {
    await open(WORKPLACE, { as: "admin" });
    await expect(page.getByRole("cell", { name: /^消费观察/ })).toBeVisible();
    await page.getByRole("main").evaluate((main) => main.scrollTo(0, 150));
    await expect.poll(() => page.evaluate(() => document.querySelector("main")?.scrollTop)).toBe(150);
    await page.getByText("图片", { exact: true }).click();
    await expect(page).toHaveURL(`${WORKPLACE}?popular.type=image`);
    expect(await scrollTop(page)).toBe(150);
    await mainMenu(page).getByRole("button", { name: "列表页" }).click();
    await mainMenu(page).getByRole("link", { name: "卡片列表" }).click();
    await expect(heading(page, "卡片列表")).toBeVisible();
    expect(await scrollTop(page)).toBe(0);
    await tab(page, "工作台").click();
    await expect(page).toHaveURL(`${WORKPLACE}?popular.type=image`);
    await expect.poll(() => scrollTop(page)).toBe(150);
    await page.reload();
    await expect.poll(() => scrollTop(page)).toBe(150);
    await page.goBack();
    await expect(heading(page, "卡片列表")).toBeVisible();
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(150);
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(`${WORKPLACE}?popular.type=image`);
    await expect.poll(() => scrollTop(page)).toBe(150);
  });
});
