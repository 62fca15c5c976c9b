import type { Locator } from "@playwright/test";
import { createInstance, type TFunction } from "i18next";
import type { Locale } from "~/config/locales";
import type { Translations } from "~/i18n/translations";
import { expectAccessible } from "../axe";
import { test as base, expect } from "../fixtures";
import { readTranslations } from "../translations";

export { expect };

/** axe checks the takes of the proof: both languages, and both themes. */
const TAKES = [
  { locale: "zh-CN", theme: "light", isChecked: false },
  { locale: "zh-CN", theme: "dark", isChecked: true },
  { locale: "en-US", theme: "light", isChecked: true },
] as const;

const NAMESPACES = [
  "common",
  "console",
  "resource",
  "selection",
  "views",
  "editing",
  "shortcuts",
  "policies",
  "operations",
] as const;

type Fixtures = {
  take: Pick<(typeof TAKES)[number], "locale" | "theme" | "isChecked">;
  /** The texts of the console, in the language of the take. */
  t: TFunction<typeof NAMESPACES>;
  /** Opens a path as an admin, in language and theme of the take. */
  show: (path: string) => Promise<void>;
  /** Expects that axe finds nothing on the page, or in the parts matching a selector. */
  check: (place: string, within?: string) => Promise<void>;
  /** The rows, and a cell of the table, counted from 0. */
  rows: Locator;
  cell: (row: number, column: number) => Locator;
  dialog: Locator;
  /** Goes to a cell with the arrow keys. */
  reach: (row: number, column: number) => Promise<void>;
  /** Presses a key, or several. */
  press: (...keys: string[]) => Promise<void>;
  clipboard: () => Promise<string>;
};

async function translate(locale: Locale): Promise<Fixtures["t"]> {
  const i18n = createInstance();
  const texts: Partial<Translations> = {};
  for (const namespace of NAMESPACES) Object.assign(texts, { [namespace]: await readTranslations(locale, namespace) });
  await i18n.init({ lng: locale, resources: { [locale]: texts }, interpolation: { escapeValue: false } });
  return i18n.getFixedT(locale, NAMESPACES);
}

const test = base.extend<Fixtures>({
  permissions: ["clipboard-read", "clipboard-write"],
  contextOptions: { reducedMotion: "reduce" },
  take: [TAKES[0], { option: true }],
  t: async ({ take }, use) => use(await translate(take.locale)),
  show: ({ open, take, rows }, use) =>
    use(async (path) => {
      await open(path, { as: "admin", stored: { "arco-locale": take.locale, "arco-theme": take.theme } });
      await expect(rows.first()).toBeVisible();
    }),
  check: ({ page, take }, use) =>
    use(async (place, within) => {
      if (take.isChecked) await expectAccessible(page, place, within);
    }),
  rows: ({ page }, use) => use(page.locator("[data-record]")),
  cell: ({ rows }, use) => use((row, column) => rows.nth(row).getByRole("gridcell").nth(column)),
  reach: ({ page, t, cell }, use) =>
    use(async (row, column) => {
      await page.getByRole("link", { name: t("resource:paging.skip") }).focus();
      for (const key of ["Tab", "ControlOrMeta+Home"]) await page.keyboard.press(key);
      for (let step = 0; step < row; step += 1) await page.keyboard.press("ArrowDown");
      for (let step = 0; step < column; step += 1) await page.keyboard.press("ArrowRight");
      await expect(cell(row, column)).toBeFocused();
    }),
  dialog: ({ page }, use) => use(page.getByRole("dialog")),
  press: ({ page }, use) =>
    use(async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    }),
  clipboard: ({ page }, use) => use(() => page.evaluate(() => navigator.clipboard.readText())),
});

/**
 * What an operator does by keys alone, in the proof: in both languages and themes. Every run of the tests has the one
 * that `isAlwaysRun`, whose places and layers no test without a browser can see.
 */
export function film(title: string, shoot: Parameters<typeof test>[2], { isAlwaysRun = false } = {}): void {
  for (const take of TAKES)
    test.describe(`${take.locale}, ${take.theme}`, take.isChecked || !isAlwaysRun ? { tag: "@proof" } : {}, () => {
      test.use({ take });
      test(`a film of keys: ${title}`, shoot);
    });
}
