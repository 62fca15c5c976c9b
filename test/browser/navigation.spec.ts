import type { Page } from "@playwright/test";
import titles from "~/i18n/zh-CN/screens";
import { menuFor } from "~/navigation/menu";
import { pathTo } from "~/navigation/paths";
import type { Role } from "~/navigation/roles";
import type { Site } from "../tools/site";
import { expect, test } from "./fixtures";
import { heading, holdRequests, mainMenu, SCREEN_FILES } from "./support";

const menuOf = (role: Role) => menuFor(role).flatMap((group) => ("title" in group ? titles[group.title] : []));

const WORKPLACE = pathTo("Workplace");
const CARD = pathTo("Card");

const entries = (page: Page) => mainMenu(page).locator(":scope > ul > li > :is(a, button)");
const link = (page: Page, name: string) => mainMenu(page).getByRole("link", { name, exact: true });
const group = (page: Page, name: string) => mainMenu(page).getByRole("button", { name, exact: true });

test("menu, back, forward and reload lead to the right screens, with their progress and their groups", async ({
  page,
  open,
}) => {
  await open(CARD, { as: "admin" });
  await test.step("the progress bar runs from the click until access has been checked", async () => {
    const bar = page.locator(".mantine-Progress-root[data-mounted]");
    await expect(group(page, "列表页")).toHaveAttribute("aria-expanded", "true");
    await expect(group(page, "用户中心")).toHaveAttribute("aria-expanded", "false");
    await group(page, "用户中心").click();
    const release = await holdRequests(page, SCREEN_FILES);
    await link(page, "用户信息").click();
    await expect(bar).toHaveCount(1);
    release();
    await expect(page).toHaveTitle("用户信息 - 管理控制台");
    await expect(bar).toHaveCount(0);
  });
  await group(page, "异常页").click();
  await link(page, "403").click();
  await expect(page).toHaveTitle(/^403 - /);
  await page.goBack();
  await expect(page).toHaveTitle(/^用户信息 - /);
  await expect(mainMenu(page).locator("[aria-current]")).toHaveText(["用户信息"]);
  await page.goBack();
  await expect(heading(page, "卡片列表")).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(pathTo("Info"));
  await page.reload();
  await expect(page).toHaveTitle(/^用户信息 - /);
  // The groups are kept as they were.
  await expect(link(page, "403")).toBeVisible();
});

test("the skip link moves the focus to the content, and the full-screen button names what it does next", async ({
  page,
  open,
}) => {
  await open(pathTo("404"), { as: "admin" });
  await expect(mainMenu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "跳到内容" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(({ pathname }) => pathname === pathTo("404"));
  await page.getByRole("button", { name: "全屏显示" }).click();
  await page.getByRole("button", { name: "退出全屏" }).click();
  await expect(page.getByRole("button", { name: "全屏显示" })).toBeVisible();
});

/** Opens a redirect path, which must stay within the origin. */
async function followRedirect({ page, site }: { page: Page; site: Site }, from: string, to?: string) {
  await page.goto(from);
  await expect(mainMenu(page)).toBeVisible();
  await expect(page).toHaveURL((url) => url.origin === site.url);
  if (to) await expect(page).toHaveURL(to);
}

test("the root leads to the workplace; a redirect path leads on within the origin", async ({ page, open, site }) => {
  await open("/", { as: "admin" });
  await expect(page).toHaveURL(WORKPLACE);
  await followRedirect({ page, site }, "/redirect//evil.example", "/evil.example");
});

test("further redirect paths lead on within the origin", { tag: "@proof" }, async ({ page, open, site }) => {
  await open(pathTo("404"), { as: "admin" });
  for (const from of ["/redirect/%5C%5Cevil.example", "/redirect/%2F%2Fevil.example"])
    await followRedirect({ page, site }, from);
  await followRedirect({ page, site }, "/redirect/https://evil.example", "/https:/evil.example");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("there are no tabs, for which a phone has no line to spare", async ({ page, open }) => {
    await open(pathTo("404"), { as: "user" });
    await expect(page.getByRole("button", { name: "打开菜单" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "标签页" })).toHaveCount(0);
  });

  test("the menu is a drawer", async ({ page, open }) => {
    await open(pathTo("404"), { as: "user" });
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
    await expect(page).toHaveURL(pathTo("404"));
    await page.goForward();
    await expect(heading(page, "卡片列表")).toBeVisible();
    await expect(drawer).toBeHidden();
  });
});
