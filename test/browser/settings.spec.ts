import type { Locator, Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "./fixtures";
import { heading, logInButton, mainMenu } from "./support";
import { expectToast } from "./toasts";

const CARD = pathTo("Card");
const WORKPLACE = pathTo("Workplace");

const drawer = (page: Page) => page.getByRole("dialog", { name: "应用配置" });
const settingsButton = (page: Page) => page.getByRole("button", { name: "应用配置" });
const switchControl = (page: Page, name: string) => drawer(page).getByRole("switch", { name });
const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--primary-6").toUpperCase());

async function openDrawer(page: Page) {
  await settingsButton(page).click();
  await expect(drawer(page)).toBeVisible();
}

async function boxOf(target: Locator) {
  await expect(target).toBeVisible();
  return target.boundingBox();
}

test("the parts of the frame are switched at once, and return after a reload", async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  await openDrawer(page);
  expect((await boxOf(drawer(page)))?.width).toBeCloseTo(410, 0);
  await switchControl(page, "底部").click();
  await expect(page.getByText(/版本 \d/)).toBeHidden();
  await switchControl(page, "菜单栏").first().click();
  await expect(page.getByRole("complementary")).toBeHidden();
  await drawer(page).getByRole("button", { name: "恢复默认" }).click();
  await expect(page.getByText(/版本 \d/)).toBeVisible();

  await drawer(page).getByRole("textbox", { name: "菜单宽度" }).fill("300");
  await expect(page.locator("aside")).toHaveCSS("width", "300px");
  await drawer(page).getByRole("slider", { name: "菜单宽度" }).press("ArrowRight");
  await expect(page.locator("aside")).toHaveCSS("width", "310px");
  await drawer(page).getByRole("textbox", { name: "菜单宽度" }).fill("9999");
  await expect(page.locator("aside")).toHaveCSS("width", "310px");
  await drawer(page).getByRole("textbox", { name: "菜单宽度" }).press("Tab");
  await expect(page.locator("aside")).toHaveCSS("width", "400px");

  await page.reload();
  await expect(heading(page, "卡片列表")).toBeVisible();
  await expect(drawer(page)).toBeHidden();
  await expect(page.locator("aside")).toHaveCSS("width", "220px");
});

test("hiding the navbar leaves the settings button, which opens the drawer", async ({ page, open }) => {
  await open(CARD, { as: "user" });
  await openDrawer(page);
  await switchControl(page, "导航栏").click();
  await expect(page.locator("header").filter({ hasText: "管理控制台" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(drawer(page)).toBeHidden();
  await expect(settingsButton(page)).toBeInViewport();
  await expect(mainMenu(page).getByRole("link", { name: "卡片列表" })).toBeInViewport();
  await openDrawer(page);
  await drawer(page).getByRole("button", { name: "关闭" }).last().click();
  await expect(drawer(page)).toBeHidden();
  await expect(settingsButton(page)).toBeFocused();
});

test("the theme colour offers presets and a free choice, and text on it keeps its contrast", async ({ page, open }) => {
  await open(WORKPLACE, { as: "admin" });
  const style = page.locator("head style#theme-color");
  await openDrawer(page);
  await expect(drawer(page).getByRole("group", { name: "预设颜色" }).getByRole("button")).toHaveCount(14);
  await drawer(page).getByRole("button", { name: "柠檬黄" }).click();
  await expect.poll(() => primary(page)).toBe("#FADC19");
  await expect(drawer(page).getByRole("button", { name: "柠檬黄" })).toHaveAttribute("aria-pressed", "true");
  await expect(drawer(page).getByRole("button", { name: "复制配置" })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(drawer(page).getByRole("row", { name: /^白色/ })).toContainText("1.37未达标未达标");
  await expect(drawer(page).getByRole("row", { name: /^黑色/ })).toContainText("15.31达标达标");

  await drawer(page).getByRole("textbox", { name: "自定义颜色" }).fill("#12");
  await expect(drawer(page).getByText("请输入 #165DFF 这样的颜色")).toBeVisible();
  expect(await primary(page)).toBe("#FADC19");
  await drawer(page).getByRole("textbox", { name: "自定义颜色" }).fill(" 0f766e");
  await expect.poll(() => primary(page)).toBe("#0F766E");
  await drawer(page).getByRole("slider", { name: "色相" }).press("ArrowRight");
  await expect.poll(() => primary(page)).not.toBe("#0F766E");
  await expect(style).toHaveCount(1);
});

test("the first frame has the default palette before any script has loaded", async ({ page, open }) => {
  await page.route("**/*.js", () => {});
  await open(pathTo("Login"), { until: "commit" });
  await expect(page.locator("#theme-color")).toHaveCount(1);
  expect(await primary(page)).toBe("#165DFF");
});

test("copies all settings, or shows them selected in a box where the clipboard refuses", async ({
  page,
  open,
  context,
  toasts,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(WORKPLACE, { as: "admin" });
  await openDrawer(page);
  await switchControl(page, "顶部菜单栏").click();
  await drawer(page).getByRole("button", { name: "复制配置" }).click();
  await expectToast(toasts, "已拷贝配置");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('\n  "topMenu": true,\n');
  expect(JSON.parse(copied)).toMatchObject({ topMenu: true, menuCollapse: false, menuWidth: 220, device: "desktop" });

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await drawer(page).getByRole("button", { name: "复制配置" }).click();
  const box = drawer(page).getByRole("textbox", { name: /手动复制/ });
  await expect(box).toHaveValue(copied);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(copied);
});

test.describe("色弱模式", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("inverts the page without moving navbar, menu, drawer and toast", async ({ page, open, context }) => {
    await context.grantPermissions(["clipboard-write"]);
    await page.setViewportSize({ width: 1100, height: 500 });
    await open(WORKPLACE, { as: "admin" });
    await expect(page.getByRole("cell", { name: /^消费观察/ })).toBeVisible();
    await page.getByRole("main").evaluate((main) => main.scrollTo(0, 200));
    await openDrawer(page);
    const copy = await drawer(page).getByRole("button", { name: "复制配置" }).elementHandle();
    // Measured inside the page in one go, since the toast disappears by itself.
    const [before, after] = await switchControl(page, "色弱模式").evaluate(async (node: HTMLElement, button) => {
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
      const earlier = boxes();
      node.click();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return [earlier, boxes()];
    }, copy);
    await expect(page.locator("body")).toHaveCSS("filter", "invert(0.8)");
    expect(after).toEqual(before);
    expect(before.map(([, , , width]) => width)).not.toContain(0);
    await switchControl(page, "色弱模式").click();
    await expect(page.locator("body")).toHaveCSS("filter", "none");
  });

  test("keeps a dialog in the middle of the page", async ({ page, open, backend, allow }) => {
    allow(/Failed to load resource/);
    await open(CARD, { as: "admin" });
    await openDrawer(page);
    await switchControl(page, "色弱模式").click();
    await drawer(page).getByRole("button", { name: "关闭" }).last().click();
    backend.faults.set("POST /api/user/visits", { kind: "expired" });
    await mainMenu(page).getByRole("link", { name: "工作台" }).click();
    const dialog = page.getByRole("dialog", { name: "登录信息已过期" });
    const { x, width } = (await boxOf(dialog)) ?? { x: 0, width: 0 };
    expect(x + width / 2).toBeCloseTo(720, 0);
    await expect(dialog.getByRole("button")).toBeInViewport();
  });
});

test("inverts the login too, over the whole width of a phone", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(pathTo("Login"));
  await expect(logInButton(page)).toBeVisible();
  await openDrawer(page);
  expect((await boxOf(drawer(page)))?.width).toBeCloseTo(390, 0);
  await drawer(page).getByRole("button", { name: "仙野绿" }).click();
  await expect.poll(() => primary(page)).toBe("#00B42A");
  await drawer(page).getByRole("button", { name: "关闭" }).last().click();
  await expect(drawer(page)).toBeHidden();
  await expect(logInButton(page)).toBeVisible();
  expect(await primary(page)).toBe("#00B42A");
});

test("reports a drawer whose file does not load, and the page stays usable", async ({ page, open, allow, toasts }) => {
  allow(/Failed to load resource/);
  await open(CARD, { as: "admin" });
  await expect(heading(page, "卡片列表")).toBeVisible();
  await page.route(/settings-drawer[^/]*\.js$/, (route) => route.abort());
  await settingsButton(page).click();
  await expectToast(toasts, "页面文件加载失败");
  await mainMenu(page).getByRole("link", { name: "查询表格" }).click();
  await expect(heading(page, "查询表格")).toBeVisible();
});
