import i18next from "i18next";
import { expect, test } from "vitest";
import { LOCALES, languageOf } from "~/config/locales";
import { termsOf, titlesOf } from "~/i18n/every-language";
import { loadAreas } from "~/i18n/words";
import { setUpTranslations } from "../support/translations";

setUpTranslations();

test("has the title of a screen in every language, without loading its area for the page", () => {
  expect(titlesOf("card")).toHaveLength(LOCALES.length);
  expect(titlesOf("card")).toEqual(expect.arrayContaining(["卡片列表", "Card list"]));
  expect(i18next.hasResourceBundle("en-US", "screens")).toBe(false);
});

test("has the search terms of an action in every language", async () => {
  await loadAreas(["palette"]);
  expect(termsOf("logout")).toEqual(expect.arrayContaining(i18next.t("palette:words.logout").split(" ")));
  expect(termsOf("logout")).toContain("logout");
});

test.each(LOCALES)("loads the calendar of %s in its language", async (locale) => {
  const { default: words } = await languageOf(locale).calendar();
  expect(words.name.split("-")[0]).toBe(new Intl.Locale(locale).language);
});
