import type { Page } from "@playwright/test";
import titles from "~/i18n/zh-CN/screens";
import { menuFor } from "~/navigation/menu";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import { expect, test } from "./fixtures";
import { heading, holdRequests, mainMenu, SCREEN_FILES } from "./support";

const menuOf = (role: Role) => menuFor(role).flatMap((group) => ("title" in group ? titles[group.title] : []));

const WORKPLACE = pathTo("Workplace");
const CARD = pathTo("Card");

const entries = (page: Page) => mainMenu(page).locator(":scope > ul > li > :is(a, button)");
const link = (page: Page, name: string) => mainMenu(page).getByRole("link", { name, exact: true });
const group = (page: Page, name: string) => mainMenu(page).getByRole("button", { name, exact: true });

test("opens the groups of the current screen, and keeps them as they were over a reload", async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  await expect(group(page, "列表页")).toHaveAttribute("aria-expanded", "true");
  await expect(group(page, "表单页")).toHaveAttribute("aria-expanded", "false");
  await group(page, "表单页").click();
  await expect(link(page, "分步表单")).toBeVisible();
  await page.reload();
  await expect(link(page, "分步表单")).toBeVisible();
});

test("menu, back, forward and reload lead to the right screens", async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  await link(page, "查询表格").click();
  await expect(heading(page, "查询表格")).toBeVisible();
  await expect(page).toHaveTitle("查询表格 - 管理控制台");
  await group(page, "用户中心").click();
  await link(page, "用户信息").click();
  await expect(page).toHaveTitle(/^用户信息 - /);
  await page.goBack();
  await expect(heading(page, "查询表格")).toBeVisible();
  await expect(mainMenu(page).locator("[aria-current]")).toHaveText(["查询表格"]);
  await page.goBack();
  await expect(heading(page, "卡片列表")).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(pathTo("SearchTable"));
  await page.reload();
  await expect(heading(page, "查询表格")).toBeVisible();
});

test("the root leads to the workplace; a redirect path leads on within the origin", async ({ page, open, site }) => {
  const cases = [
    ["/redirect//evil.example", "/evil.example"],
    ["/redirect/%5C%5Cevil.example", undefined],
    ["/redirect/%2F%2Fevil.example", undefined],
    ["/redirect/https://evil.example", "/https:/evil.example"],
  ] as const;
  await open("/", { as: "admin" });
  await expect(page).toHaveURL(WORKPLACE);
  for (const [from, to] of cases) {
    await test.step(from, async () => {
      await page.goto(from);
      await expect(mainMenu(page)).toBeVisible();
      await expect(page).toHaveURL((url) => url.origin === site.url);
      if (to) await expect(page).toHaveURL(to);
    });
  }
});

test("the skip link moves the focus to the content", async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  await expect(mainMenu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "跳到内容" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(heading(page, "卡片列表")).toBeVisible();
});

test("the progress bar runs from the click until access has been checked", async ({ page, open }) => {
  await open(WORKPLACE, { as: "admin" });
  await group(page, "列表页").click();
  const release = await holdRequests(page, SCREEN_FILES);
  const bar = page.locator(".mantine-Progress-root[data-mounted]");
  await link(page, "卡片列表").click();
  await expect(bar).toHaveCount(1);
  release();
  await expect(heading(page, "卡片列表")).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu is a drawer", async ({ page, open }) => {
    await open(WORKPLACE, { as: "user" });
    const burger = page.getByRole("button", { name: "打开菜单" });
    const drawer = page.getByRole("dialog", { name: "主菜单" });
    await expect(mainMenu(page)).toBeHidden();
    await burger.click();
    await expect(entries(page)).toHaveText(menuOf("user"));
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(burger).toBeFocused();

    await burger.click();
    await drawer.getByRole("button", { name: "列表页" }).click();
    await drawer.getByRole("link", { name: "卡片列表" }).click();
    await expect(heading(page, "卡片列表")).toBeVisible();
    await expect(drawer).toBeHidden();

    await burger.click();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL(WORKPLACE);
    await page.goForward();
    await expect(heading(page, "卡片列表")).toBeVisible();
    await expect(drawer).toBeHidden();
  });
});

test("the full-screen button names what it does next", async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  await page.getByRole("button", { name: "全屏显示" }).click();
  await expect(page.getByRole("button", { name: "退出全屏" })).toBeVisible();
  await page.getByRole("button", { name: "退出全屏" }).click();
  await expect(page.getByRole("button", { name: "全屏显示" })).toBeVisible();
});
