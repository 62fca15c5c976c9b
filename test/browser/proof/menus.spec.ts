import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { successWith } from "../../support/success-with";
import { expect, test } from "../fixtures";
import { FAILED_CALL, heading, mainMenu, receivedCalls } from "../support";

const CARD = pathTo("Card");

const current = (page: Page) => mainMenu(page).locator("[aria-current]");
const entry = (page: Page, name: string) => mainMenu(page).getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => mainMenu(page).getByRole("link", { name, exact: true });

/** Moves the menu to the top with the controls of the settings drawer. */
async function putAtTop(page: Page) {
  await page.getByRole("button", { name: "应用配置" }).click();
  await page.getByRole("switch", { name: "顶部菜单栏" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("the side menu collapses to icons, and stays collapsed over a reload from the first frame on", async ({
  page,
  open,
}) => {
  await open(CARD, { as: "admin" });
  await page.getByRole("button", { name: "收起菜单" }).click();
  const expand = page.getByRole("button", { name: "展开菜单" });
  await expect(expand).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("complementary")).toHaveCSS("width", "48px");
  await expect(current(page)).toHaveAttribute("aria-label", "列表页");

  await page.route("**/*.js", () => {});
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator(".outline-side")).toHaveCSS("width", "48px");
  await page.unroute("**/*.js");
  await page.reload();
  await expect(page.getByRole("complementary")).toHaveCSS("width", "48px");
  await expand.click();
  await expect(page.getByRole("button", { name: "收起菜单" })).toHaveAttribute("aria-expanded", "true");
  await expect(link(page, "卡片列表")).toHaveAttribute("aria-current", "page");
});

test("collapsed groups show their screens on hover, on click and on focus", async ({ page, open }) => {
  await open(CARD, { as: "admin", stored: { "menu-collapse": "true" } });
  await entry(page, "列表页").hover();
  await expect(link(page, "卡片列表")).toHaveAttribute("aria-current", "page");
  await expect(current(page)).toHaveCount(1);
  await link(page, "查询表格").hover();
  await page.getByRole("main").hover();
  await expect(link(page, "查询表格")).toHaveCount(0);
  await expect(current(page)).toHaveAttribute("aria-label", "列表页");

  await entry(page, "用户中心").click();
  await page.getByRole("main").hover();
  await expect(link(page, "用户信息")).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(link(page, "用户信息")).toHaveCount(0);

  await page.keyboard.press("Home");
  await expect(link(page, "工作台")).toBeFocused();
  await expect(page.locator("#title-box")).toHaveText("工作台");
  await page.keyboard.press("ArrowDown");
  await expect(entry(page, "列表页")).toBeFocused();
  await expect(link(page, "查询表格")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(link(page, "查询表格")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(link(page, "卡片列表")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(entry(page, "列表页")).toBeFocused();
  await expect(link(page, "卡片列表")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(heading(page, "查询表格")).toBeVisible();
});

test("the menu collapses by itself at 1200 px and below, and can be expanded there", async ({ page, open }) => {
  await page.setViewportSize({ width: 1201, height: 800 });
  await open(CARD, { as: "user" });
  const side = page.getByRole("complementary");
  await expect(side).toHaveCSS("width", "220px");
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(side).toHaveCSS("width", "48px");
  await page.getByRole("button", { name: "展开菜单" }).click();
  await expect(side).toHaveCSS("width", "220px");
  await page.reload();
  await expect(side).toHaveCSS("width", "220px");
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(side).toHaveCount(0);
  await expect(page.getByRole("button", { name: "打开菜单" })).toBeVisible();
  await page.setViewportSize({ width: 1201, height: 800 });
  await expect(side).toHaveCSS("width", "220px");
});

test("the top menu can be used by pointer and by keyboard", async ({ page, open }) => {
  await open(CARD, { as: "admin", stored: { "menu-collapse": "true" } });
  await putAtTop(page);
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("navigation", { name: "主菜单" })).toBeVisible();
  await expect(current(page)).toHaveText("列表页");

  await entry(page, "表单页").hover();
  await link(page, "分步表单").click();
  await expect(heading(page, "分步表单")).toBeVisible();
  await expect(current(page)).toHaveText("表单页");

  await entry(page, "表单页").focus();
  await page.keyboard.press("ArrowRight");
  await expect(entry(page, "详情页")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await expect(link(page, "用户信息")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page, "用户设置")).toBeVisible();
});

test("entries that do not fit into the top menu are listed under 更多", async ({ page, open }) => {
  await page.setViewportSize({ width: 992, height: 700 });
  await open(pathTo("Info"), { as: "admin" });
  await putAtTop(page);
  await expect(current(page)).toHaveText("更多");
  await entry(page, "更多").click();
  await expect(link(page, "用户信息")).toHaveAttribute("aria-current", "page");
  await expect(current(page)).toHaveCount(1);
  await link(page, "用户设置").click();
  await expect(heading(page, "用户设置")).toBeVisible();
  await page.setViewportSize({ width: 2560, height: 700 });
  await expect(entry(page, "更多")).toHaveCount(0);
  await expect(current(page)).toHaveText("用户中心");
});

test("no entry is marked where the screen is not in the menu", async ({ page, open }) => {
  for (const path of [pathTo("Message"), "/no/such/screen"]) {
    await open(path, { as: "user" });
    await expect(mainMenu(page)).toBeVisible();
    await expect(current(page)).toHaveCount(0);
  }
});

test.describe("a menu from the server", () => {
  test.use({ deployment: { serverMenu: true } });

  const item = (name: string, children: object[] = [], path = "") => ({ name, path, children, meta: { order: 0 } });

  test("selects screens by name, within the role, and reports unknown names", async ({
    page,
    open,
    backend,
    allow,
  }) => {
    allow(/names screens that this console does not have: NoSuchScreen, Nowhere/);
    const help = item("帮助", [], "https://help.example.com/a");
    const list = item("List", [item("Card"), item("NoSuchScreen"), item("Step"), help]);
    backend.faults.set("POST /api/user/menu", successWith([list, item("Nowhere"), item("Info")]));
    await open(CARD, { as: "user" });
    await expect(mainMenu(page).getByRole("link")).toHaveText(["卡片列表", /^帮助/, "用户信息"]);
    const external = mainMenu(page).getByRole("link", { name: "帮助" });
    await expect(external).toHaveAttribute("href", "https://help.example.com/a");
    await expect(external).toHaveAttribute("target", "_blank");
    await expect(external).toHaveAttribute("rel", /noopener/);
    await link(page, "用户信息").click();
    await expect(page).toHaveTitle(/^用户信息 - /);
    expect(receivedCalls(backend).filter((call) => call === "POST /api/user/menu")).toHaveLength(1);
  });

  test("leaves out 异常页 in the demonstration", async ({ page, open }) => {
    await open(pathTo("Workplace"), { as: "user" });
    await expect(mainMenu(page).locator(":scope > ul > li > :is(a, button)")).toHaveText([
      "工作台",
      "列表页",
      "用户中心",
    ]);
  });

  test("leaves the console's own menu when it fails, and can be tried again", async ({
    page,
    open,
    backend,
    allow,
  }) => {
    allow(FAILED_CALL);
    backend.faults.set("POST /api/user/menu", { kind: "html" });
    await open(CARD, { as: "user" });
    await expect(entry(page, "异常页")).toBeVisible();
    backend.faults.delete("POST /api/user/menu");
    await mainMenu(page).getByRole("button", { name: "重新加载菜单" }).click();
    await expect(entry(page, "异常页")).toHaveCount(0);
    await expect(link(page, "卡片列表")).toBeVisible();
  });
});
