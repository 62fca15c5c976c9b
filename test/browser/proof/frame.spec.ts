import { LOCALES, type Locale } from "~/config/locales";
import { pathTo } from "~/navigation/paths";
import { expectAccessible } from "../axe";
import { expect, type Page, test } from "../fixtures";
import { overflowingTexts } from "../support";
import { readTranslations } from "../translations";

const CARD = pathTo("Card");

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function readFrameTexts(locale: Locale) {
  const [common, frame, screens, settings] = await Promise.all([
    readTranslations(locale, "common"),
    readTranslations(locale, "console"),
    readTranslations(locale, "screens"),
    readTranslations(locale, "settings"),
  ]);
  return {
    settings: common.frame.settings,
    topMenu: settings.content.topMenu,
    navbar: settings.content.navbar,
    menu: frame.frame.menu,
    list: screens.list,
    card: screens.card,
    yellow: settings.presets.yellow,
    copy: settings.copy,
    byHand: settings.copyFailed,
    moreActions: frame.frame.moreActions,
  };
}

const WIDTHS = [320, 390, 575, 576, 767, 768, 991, 992, 1200, 1201, 1440, 2560];

/** Expects no horizontal scrolling and no overflowing text. */
async function expectToFit(page: Page, position: string) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const main = document.querySelector("main") ?? document.body;
    return { scrollWidth: main.scrollWidth, clientWidth: main.clientWidth };
  });
  expect(scrollWidth, position).toBeLessThanOrEqual(clientWidth);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), position).toBeLessThanOrEqual(0);
  expect(await overflowingTexts(page), position).toEqual([]);
}

for (const theme of ["light", "dark"]) {
  for (const locale of LOCALES) {
    const stored = { "arco-theme": theme, "arco-locale": locale };

    test(`axe finds nothing in the settings drawer and in what it changes, ${theme}, ${locale}`, async ({
      page,
      open,
    }) => {
      const texts = await readFrameTexts(locale);
      await open(CARD, { as: "admin", stored });
      await page.getByRole("button", { name: texts.settings }).click();
      const drawer = page.getByRole("dialog", { name: texts.settings });
      await expect(drawer).toBeVisible();
      await expectAccessible(page, "the drawer");
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
      });
      await drawer.getByRole("button", { name: texts.copy }).click();
      await expect(drawer.getByRole("textbox", { name: texts.byHand })).toBeVisible();
      await drawer.getByRole("button", { name: texts.yellow }).click();
      await expect(drawer.getByRole("button", { name: texts.copy })).toHaveCSS("color", "rgb(0, 0, 0)");
      await expectAccessible(page, "the drawer, yellow");
      await drawer.getByRole("switch", { name: texts.topMenu }).click();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      const menu = page.getByRole("navigation", { name: texts.menu });
      await menu.getByRole("button", { name: texts.list }).click();
      await expect(menu.getByRole("link", { name: texts.card })).toBeVisible();
      await expectAccessible(page, "the top menu, yellow");
    });

    test(`axe finds nothing in the collapsed menu and its fly-out, ${theme}, ${locale}`, async ({ page, open }) => {
      const texts = await readFrameTexts(locale);
      await open(CARD, { as: "admin", stored: { ...stored, "menu-collapse": "true" } });
      const menu = page.getByRole("navigation", { name: texts.menu });
      await menu.getByRole("button", { name: texts.list }).click();
      await expect(menu.getByRole("link", { name: texts.card })).toBeVisible();
      await expectAccessible(page, "the fly-out");
      await page.setViewportSize({ width: 320, height: 640 });
      await page.getByRole("button", { name: texts.moreActions }).click();
      await expect(page.getByRole("menuitem").first()).toBeVisible();
      await expectAccessible(page, "the actions of a phone");
    });
  }
}

for (const locale of LOCALES) {
  test(`the frame fits at every width with every position of the menu, ${locale}`, async ({ page, open }) => {
    const texts = await readFrameTexts(locale);
    test.setTimeout(180_000);
    const tell = (change: string) =>
      test.step(change, async () => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 700 });
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          // The frame follows the window's width with a short delay.
          await expect(() => expectToFit(page, `${change}, ${width} px`)).toPass({ timeout: 20_000 });
        }
      });
    const change = async (name: string) => {
      await page.setViewportSize({ width: 1440, height: 700 });
      await page.getByRole("button", { name: texts.settings }).click();
      await page.getByRole("switch", { name }).click();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    await open(pathTo("404"), { as: "admin", stored: { "arco-locale": locale } });
    await tell("at the side");
    await change(texts.topMenu);
    await tell("at the top");
    await change(texts.navbar);
    await tell("without navbar");
  });

  test(`the settings drawer fits on a phone of 320 px, ${locale}`, async ({ page, open }) => {
    const texts = await readFrameTexts(locale);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(pathTo("Login"), { stored: { "arco-locale": locale } });
    await page.getByRole("button", { name: texts.settings }).click();
    await expect(page.getByRole("dialog", { name: texts.settings })).toBeVisible();
    // It slides in.
    await expect.poll(() => page.getByRole("dialog").boundingBox()).toMatchObject({ x: 0, width: 320 });
    expect(await overflowingTexts(page)).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    for (const preset of await page.getByRole("dialog").getByRole("group").getByRole("button").all()) {
      const { x = 0, width = 0 } = (await preset.boundingBox()) ?? {};
      expect(x + width, await preset.innerHTML()).toBeLessThanOrEqual(320);
    }
  });
}

test("current items are visible in forced colours too", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(CARD, { as: "admin" });
  const links = page.getByRole("link", { name: "卡片列表", exact: true });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("link", { name: "查询表格" }).first()).toHaveCSS("outline-style", "none");
});
