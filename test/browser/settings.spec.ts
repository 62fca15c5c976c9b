import type { Locator, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { expiredDialog, FAILED_CALL, heading, logInButton, mainMenu } from "./support";
import { expectToast } from "./toasts";

const CARD = pathTo("Card");

const drawer = (page: Page) => page.getByRole("dialog", { name: "应用配置" });
const settingsButton = (page: Page) => page.getByRole("button", { name: "应用配置" });
const switchControl = (page: Page, name: string) => drawer(page).getByRole("switch", { name });
const inDrawer = (page: Page, role: "button" | "slider" | "textbox", name: string | RegExp) =>
  drawer(page).getByRole(role, { name });
const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--primary-6").toUpperCase());

async function openDrawer(page: Page) {
  await settingsButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

async function closeDrawer(page: Page) {
  await inDrawer(page, "button", "关闭").last().click();
  await expect(drawer(page)).toBeHidden();
}

async function boxOf(target: Locator) {
  await expect(target).toBeVisible();
  return target.boundingBox();
}

test("frame and theme colour change at once, are copied, and return after a reload", async ({
  page,
  open,
  context,
  toasts,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(CARD, { as: "admin" });
  await openDrawer(page);
  await test.step("the parts of the frame are switched", async () => {
    expect((await boxOf(drawer(page)))?.width).toBeCloseTo(410, 0);
    await switchControl(page, "底部").click();
    await expect(page.getByText(/版本 \d/)).toBeHidden();
    await switchControl(page, "菜单栏").first().click();
    await expect(page.getByRole("complementary")).toBeHidden();
    await inDrawer(page, "button", "恢复默认").click();
    await expect(page.getByText(/版本 \d/)).toBeVisible();
  });
  await test.step("the width of the menu stays within its limits", async () => {
    const menu = page.locator("aside");
    await inDrawer(page, "textbox", "菜单宽度").fill("300");
    await expect(menu).toHaveCSS("width", "300px");
    await inDrawer(page, "slider", "菜单宽度").press("ArrowRight");
    await expect(menu).toHaveCSS("width", "310px");
    await inDrawer(page, "textbox", "菜单宽度").fill("9999");
    await expect(menu).toHaveCSS("width", "310px");
    await inDrawer(page, "textbox", "菜单宽度").press("Tab");
    await expect(menu).toHaveCSS("width", "400px");
  });
  await test.step("the theme colour has presets and a free choice, and text on it keeps its contrast", async () => {
    await expect(drawer(page).getByRole("group", { name: "预设颜色" }).getByRole("button")).toHaveCount(14);
    await inDrawer(page, "button", "柠檬黄").click();
    await expect.poll(() => primary(page)).toBe("#FADC19");
    await expect(inDrawer(page, "button", "柠檬黄")).toHaveAttribute("aria-pressed", "true");
    await expect(inDrawer(page, "button", "复制配置")).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(drawer(page).getByRole("row", { name: /^白色/ })).toContainText("1.37未达标未达标");
    await expect(drawer(page).getByRole("row", { name: /^黑色/ })).toContainText("15.31达标达标");
    await inDrawer(page, "textbox", "自定义颜色").fill("#12");
    await expect(drawer(page).getByText("请输入 #165DFF 这样的颜色")).toBeVisible();
    expect(await primary(page)).toBe("#FADC19");
    await inDrawer(page, "textbox", "自定义颜色").fill(" 0f766e");
    await expect.poll(() => primary(page)).toBe("#0F766E");
    await inDrawer(page, "slider", "色相").press("ArrowRight");
    await expect.poll(() => primary(page)).not.toBe("#0F766E");
    await expect(page.locator("head style#theme-color")).toHaveCount(1);
  });
  await test.step("all settings are copied, or shown selected in a box where the clipboard refuses", async () => {
    await switchControl(page, "顶部菜单栏").click();
    await inDrawer(page, "button", "复制配置").click();
    await expectToast(toasts, "已拷贝配置");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('\n  "topMenu": true,\n');
    expect(JSON.parse(copied)).toMatchObject({ topMenu: true, menuCollapse: false, menuWidth: 400, device: "desktop" });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
    });
    await inDrawer(page, "button", "复制配置").click();
    await expect(inDrawer(page, "textbox", /手动复制/)).toHaveValue(copied);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(copied);
  });
  await page.reload();
  await expect(heading(page, "卡片列表")).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator("aside")).toHaveCSS("width", "220px");
  expect(await primary(page)).toBe("#165DFF");
});

test("the first frame has the default palette before any script has loaded", async ({ page, open }) => {
  await page.route("**/*.js", () => {});
  await open(pathTo("Login"), { until: "commit" });
  await expect(page.locator("#theme-color")).toHaveCount(1);
  expect(await primary(page)).toBe("#165DFF");
});

test.describe("on a low page with reduced motion", () => {
  test.use({ viewport: { width: 1240, height: 500 }, contextOptions: { reducedMotion: "reduce" } });

  test("the drawer is reached without the navbar, and 色弱模式 moves neither frame, toast nor dialog", async ({
    page,
    open,
    context,
    backend,
    allow,
  }) => {
    allow(FAILED_CALL);
    await context.grantPermissions(["clipboard-write"]);
    await open(`${CARD}?tab=rule`, { as: "admin" });
    await expect(page.getByRole("main").getByRole("switch").first()).toBeVisible();
    await openDrawer(page);
    await switchControl(page, "导航栏").click();
    await expect(page.locator("header").filter({ hasText: "管理控制台" })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    await expect(settingsButton(page)).toBeInViewport();
    await expect(mainMenu(page).getByRole("link", { name: "卡片列表" })).toBeInViewport();
    await openDrawer(page);
    await closeDrawer(page);
    await expect(settingsButton(page)).toBeFocused();
    await openDrawer(page);
    await switchControl(page, "导航栏").click();
    await expect(page.locator("header").filter({ hasText: "管理控制台" })).toHaveCount(1);

    await page.getByRole("main").evaluate((main) => main.scrollTo(0, 100));
    const { before, after } = await boxesAroundInversion(page);
    await expect(page.locator("body")).toHaveCSS("filter", "invert(0.8)");
    expect(after).toEqual(before);
    expect(before.map(([, , , width]) => width)).not.toContain(0);
    await switchControl(page, "色弱模式").click();
    await expect(page.locator("body")).toHaveCSS("filter", "none");
    await switchControl(page, "色弱模式").click();
    await closeDrawer(page);
    backend.faults.set("PATCH /api/list/rules-preset/:id", { kind: "expired" });
    await page.getByRole("main").getByRole("switch").first().press(" ");
    const { x, width } = (await boxOf(expiredDialog(page))) ?? { x: 0, width: 0 };
    expect(x + width / 2).toBeCloseTo(620, 0);
    await expect(expiredDialog(page).getByRole("button")).toBeInViewport();
  });
});

/** Shows a toast and inverts the page: measured inside the page in one go, since the toast disappears by itself. */
async function boxesAroundInversion(page: Page) {
  const copy = await inDrawer(page, "button", "复制配置").elementHandle();
  return switchControl(page, "色弱模式").evaluate(async (node: HTMLElement, button) => {
    const toast = new Promise<void>((shown) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector("[role=alert]")?.textContent.includes("已拷贝配置")) return;
        observer.disconnect();
        shown();
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    button?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await toast;
    const boxes = () =>
      ["main", "header", "aside", "[role=dialog]", "[role=alert]"].map((at) => {
        const { x, y, width, height } = document.querySelector(at)?.getBoundingClientRect() ?? new DOMRect();
        return [at, x, y, width, height];
      });
    const before = boxes();
    node.click();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return { before, after: boxes() };
  }, copy);
}

test("the drawer works on the login too, over the whole width of a phone", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(pathTo("Login"));
  await openDrawer(page);
  expect((await boxOf(drawer(page)))?.width).toBeCloseTo(390, 0);
  await inDrawer(page, "button", "仙野绿").click();
  await expect.poll(() => primary(page)).toBe("#00B42A");
  await closeDrawer(page);
  await expect(logInButton(page)).toBeVisible();
  expect(await primary(page)).toBe("#00B42A");
});

test("reports a drawer whose file does not load, and the page stays usable", async ({ page, open, allow, toasts }) => {
  allow(/Failed to load resource/);
  await open(pathTo("404"), { as: "user" });
  await page.route(/settings-drawer[^/]*\.js$/, (route) => route.abort());
  await settingsButton(page).click();
  await expectToast(toasts, "页面文件加载失败");
  await mainMenu(page).getByRole("button", { name: "列表页" }).click();
  await mainMenu(page).getByRole("link", { name: "卡片列表" }).click();
  await expect(heading(page, "卡片列表")).toBeVisible();
});
