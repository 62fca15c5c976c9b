import { LOCALES, type Locale } from "~/config/locales";
import { pathTo } from "~/navigation/paths";
import { expect, type Page, test } from "../fixtures";
import { watchTexts } from "../foreign-texts";
import { FAILED_CALL } from "../support";
import { readTranslations } from "../translations";

const SETTING = pathTo("Setting");

const SCREENS = [
  [
    pathTo("Workplace"),
    pathTo("SearchTable"),
    pathTo("Card"),
    pathTo("Step"),
    pathTo("Group"),
    pathTo("Basic"),
    pathTo("Success"),
  ],
  [pathTo("Error"), pathTo("403"), pathTo("404"), pathTo("500"), pathTo("Info"), SETTING],
  [
    `${SETTING}?tab=security`,
    `${SETTING}?tab=certification`,
    pathTo("Message"),
    `${pathTo("Message")}?tab=todo`,
    "/no/such/screen",
  ],
].flat();

/** Matches a translation with any values for its variables. */
const matchTemplate = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{\{\w+\}\}/g, ".*")}$`);

/** Opens every part of the frame in turn. */
async function walkFrame(page: Page, locale: Locale, check: (part: string) => Promise<void>) {
  const [common, frame, inbox, screens, settings] = await Promise.all([
    readTranslations(locale, "common"),
    readTranslations(locale, "console"),
    readTranslations(locale, "inbox"),
    readTranslations(locale, "screens"),
    readTranslations(locale, "settings"),
  ]);
  const button = (name: string) => page.getByRole("button", { name: matchTemplate(name) });
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog").or(page.getByRole("menu"))).toHaveCount(0);
  };

  await page.getByRole("button", { name: new RegExp(`^${frame.messages.title}`) }).click();
  for (const name of Object.values(inbox.type)) {
    await page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();
    await check(`message centre, ${name}`);
  }
  await close();

  await button(frame.account.menu).click();
  await expect(page.getByRole("menuitem", { name: frame.account.logout })).toBeVisible();
  await check("account menu");
  await close();

  await button(frame.tabs.list).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await check("list of tabs");
  await close();

  const tab = page.getByRole("navigation", { name: frame.tabs.label, exact: true }).getByRole("link").first();
  await tab.click({ button: "right" });
  await expect(page.getByRole("menuitem", { name: frame.tabs.closeAll })).toBeVisible();
  await check("menu of a tab");
  await close();

  await page.getByRole("button", { name: frame.palette.open, exact: true }).click();
  const field = page.getByRole("combobox", { name: /./ }).last();
  await expect(page.getByRole("option").first()).toBeVisible();
  await check("palette");
  await field.fill("kapian");
  await check("palette, a result");
  await field.fill("000000");
  await check("palette, nothing found");
  await close();

  await page.getByRole("button", { name: frame.menu.collapse }).click();
  const menu = page.getByRole("navigation", { name: frame.frame.menu, exact: true });
  await menu.getByRole("button", { name: screens.list }).click();
  await expect(menu.getByRole("link", { name: screens.card })).toBeVisible();
  await check("fly-out of the collapsed menu");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: frame.menu.expand }).click();

  await page.getByRole("button", { name: common.frame.settings }).click();
  const drawer = page.getByRole("dialog", { name: common.frame.settings });
  await expect(drawer.getByRole("switch").first()).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused"));
  });
  await drawer.getByRole("textbox").first().fill("#12");
  await drawer.getByRole("button", { name: settings.copy }).click();
  await expect(drawer.getByRole("textbox").last()).toHaveValue(/^\{/);
  // The copied settings are JSON, not text in a language.
  await drawer.locator("textarea").evaluateAll((boxes) => {
    for (const box of boxes) box.remove();
  });
  await check("settings drawer");
  await drawer.getByRole("switch", { name: settings.content.topMenu }).click();
  await close();
  await check("top menu");

  await page.setViewportSize({ width: 500, height: 800 });
  await button(frame.frame.openMenu).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("drawer of the menu");
  await close();
  await button(frame.frame.moreActions).click();
  await expect(page.getByRole("menuitem").first()).toBeVisible();
  await check("more tools");
  await close();
}

for (const locale of LOCALES) {
  const stored = { "arco-locale": locale };

  test.describe(`shows no key and no text of the other language, ${locale}`, () => {
    test("on every screen", async ({ page, open }) => {
      test.setTimeout(180_000);
      const { findWrong } = await watchTexts(page, locale);
      const texts = await readTranslations(locale, "login");
      await open(pathTo("Login"), { stored });
      await page.getByRole("button", { name: texts.submit, exact: true }).click();
      await expect(page.getByText(texts.rules.username)).toBeVisible();
      expect(await findWrong()).toEqual([]);
      await page.getByRole("tab", { name: texts.tabs.phone }).click();
      await page.getByRole("button", { name: texts.submit, exact: true }).click();
      await expect(page.getByText(texts.rules.tel)).toBeVisible();
      expect(await findWrong()).toEqual([]);

      await open(pathTo("404"), { as: "admin", stored });
      for (const path of SCREENS) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await page.waitForLoadState("networkidle");
          expect.soft(await findWrong(), path).toEqual([]);
        });
      }
    });

    test("in every part of the frame", async ({ page, open }) => {
      test.setTimeout(180_000);
      const { findWrong } = await watchTexts(page, locale);
      await open(pathTo("Card"), { as: "admin", stored });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await walkFrame(page, locale, async (part) => expect(await findWrong(), part).toEqual([]));
    });

    test("where calls fail and lists are empty", async ({ page, open, backend, allow, context }) => {
      allow(FAILED_CALL);
      allow(/Failed to load resource/);
      backend.faults.set("POST /api/user/visits", { kind: "html" });
      backend.faults.set("GET /api/popular/list", {
        kind: "json",
        text: '{ "status": "success", "code": 200, "data": [] }',
      });
      const { findWrong } = await watchTexts(page, locale);
      const [common, frame, popular] = await Promise.all([
        readTranslations(locale, "common"),
        readTranslations(locale, "console"),
        readTranslations(locale, "popular"),
      ]);
      await open(pathTo("Workplace"), { as: "admin", stored });
      await expect(page.getByRole("button", { name: common.failure.retry })).not.toHaveCount(0);
      await expect(page.getByText(popular.none)).toBeVisible();
      await context.setOffline(true);
      await expect(page.getByText(frame.offline)).toBeVisible();
      expect(await findWrong()).toEqual([]);
    });
  });
}
