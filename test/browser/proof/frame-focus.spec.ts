import type { Page } from "@playwright/test";
import { pathTo } from "~/navigation/paths";
import { expect, test } from "../fixtures";
import { heading } from "../support";

const CARD = pathTo("Card");

const drawer = (page: Page) => page.getByRole("dialog", { name: "应用配置" });
const settingsButton = (page: Page) => page.getByRole("button", { name: "应用配置" });
const bell = (page: Page) => page.getByRole("button", { name: /^消息/ });
const centre = (page: Page) => page.getByRole("dialog", { name: "消息中心" });

test.describe("the focus returns to the control that opened something, or to its replacement", () => {
  for (const motion of ["no-preference", "reduce"] as const) {
    test(`from a drawer that hides the navbar and shows it again, motion ${motion}`, async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await open(CARD, { as: "admin" });
      for (const shown of [false, true]) {
        await settingsButton(page).focus();
        await page.keyboard.press("Enter");
        await drawer(page).getByRole("switch", { name: "导航栏" }).press("Space");
        await expect(page.getByRole("banner")).toHaveCount(shown ? 1 : 0);
        await page.keyboard.press("Escape");
        await expect(drawer(page)).toBeHidden();
        await expect(settingsButton(page)).toBeFocused();
      }
    });
  }

  test("from a message centre that changed between popover and drawer", async ({ page, open }) => {
    await open(CARD, { as: "admin" });
    for (const [before, after, place] of [
      [1000, 500, "[aria-modal]"],
      [500, 1000, ":not([aria-modal])"],
    ] as const) {
      await page.setViewportSize({ width: before, height: 700 });
      await bell(page).focus();
      await page.keyboard.press("Enter");
      await expect(centre(page).getByRole("tab").first()).toBeVisible();
      await page.setViewportSize({ width: after, height: 700 });
      // For a moment both controls exist; the new one takes the focus.
      await expect(centre(page).and(page.locator(place)).locator(":focus")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(centre(page)).toHaveCount(0);
      await expect(bell(page)).toBeFocused();
    }
  });

  test("from a message centre that the browser's back button closed", async ({ page, open }) => {
    await open(CARD, { as: "admin" });
    await page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "工作台" }).click();
    await expect(heading(page, /王立群/)).toBeVisible();
    await page.setViewportSize({ width: 500, height: 700 });
    await bell(page).focus();
    await page.keyboard.press("Enter");
    await expect(centre(page).getByRole("tab").first()).toBeVisible();
    await expect(bell(page)).toHaveAttribute("aria-expanded", "true");
    await page.goBack();
    await expect(centre(page)).toHaveCount(0);
    await expect(bell(page)).toBeFocused();
    await expect(bell(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("from a drawer that was opened in the menu of a phone, each time", async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(CARD, { as: "admin" });
    const more = page.getByRole("button", { name: "更多工具" });
    for (const switches of [0, 0, 2, 0]) {
      await more.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("menuitem", { name: "应用配置" }).press("Enter");
      await expect(drawer(page)).toBeVisible();
      // Until the menu is gone an Escape closes it.
      await expect(page.locator("[role=menu]")).toHaveCount(0);
      // Without the navbar and with it again the button is another one.
      for (let count = 0; count < switches; count += 1) {
        await drawer(page).getByRole("switch", { name: "导航栏" }).press("Space");
      }
      await page.keyboard.press("Escape");
      await expect(drawer(page)).toBeHidden();
      await expect(more).toBeFocused();
    }
  });
});

test("reloading a tab and following a redirect path keep the hash", async ({ page, open }) => {
  await open(`/redirect${CARD}?keyword=a#here`, { as: "admin" });
  await expect(page).toHaveURL(`${CARD}?keyword=a#here`);
  await page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "工作台" }).click();
  await expect(page).toHaveURL(pathTo("Workplace"));
  const tab = page.getByRole("navigation", { name: "标签页" }).getByRole("link", { name: "卡片列表" });
  await tab.click({ button: "right" });
  await page.getByRole("menuitem", { name: "重新加载" }).click();
  await expect(heading(page, "卡片列表")).toBeVisible();
  await expect(page).toHaveURL(`${CARD}?keyword=a#here`);
});

test("the menu width accepts full-width digits and ignores what is no number", async ({ page, open }) => {
  await open(CARD, { as: "admin" });
  await settingsButton(page).click();
  const field = drawer(page).getByRole("textbox", { name: "菜单宽度" });
  const aside = page.locator("aside");
  for (const [typed, width] of [
    ["３００", 300],
    ["1e3", 300],
    ["abc", 300],
    ["", 300],
    ["-200", 300],
    ["250.5", 300],
    [" 0250 ", 250],
    ["99", 160],
    ["９９９９", 400],
  ] as const) {
    await test.step(`“${typed}”`, async () => {
      await field.fill(typed);
      await field.press("Tab");
      await expect(field).toHaveValue(String(width));
      await expect(aside).toHaveCSS("width", `${width}px`);
    });
  }
  await field.press("ArrowDown");
  await expect(aside).toHaveCSS("width", "390px");
  await field.press("ArrowUp");
  await field.press("ArrowUp");
  await expect(field).toHaveValue("400");
  await drawer(page).getByRole("textbox", { name: "自定义颜色" }).fill("＃００B42A");
  await expect(drawer(page).getByRole("button", { name: "仙野绿" })).toHaveAttribute("aria-pressed", "true");
});

test("the product's name on a narrow page is shown whole or not at all", async ({ page, open }) => {
  for (const [locale, name] of [
    ["zh-CN", "管理控制台"],
    ["en-US", "Admin Console"],
  ]) {
    await open(pathTo("404"), { as: "admin", stored: { "arco-locale": locale ?? "" } });
    const home = page.getByRole("banner").getByRole("link", { name });
    for (const width of [320, 340, 360, 375, 390, 430, 575, 576, 992]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(home).toBeVisible();
      const [shown, whole] = await home.evaluate((link) => {
        const [text, room] = [link.querySelector("span span"), link];
        const [inner, outer] = [text?.getBoundingClientRect(), room.getBoundingClientRect()];
        if (!text || !inner || inner.top >= outer.bottom) return [false, true];
        return [true, text.scrollWidth <= text.clientWidth && inner.right <= outer.right + 1];
      });
      expect(whole, `${locale} at ${width} px`).toBe(true);
      if (width >= 390) expect(shown, `${locale} at ${width} px`).toBe(true);
    }
  }
});
