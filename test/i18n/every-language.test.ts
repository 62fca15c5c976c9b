import i18next from "i18next";
import { expect, test } from "vitest";
import { LOCALES, languageOf } from "~/config/locales";
import { termsOf, titlesOf } from "~/i18n/every-language";
import { loadNamespaces } from "~/i18n/translations";
import { setUpTranslations } from "../support/translations";

setUpTranslations();

test("has the title of a screen in every language, without loading its namespace for the page", () => {
  expect(titlesOf("card")).toHaveLength(LOCALES.length);
  expect(titlesOf("card")).toEqual(expect.arrayContaining(["卡片列表", "Card list"]));
  expect(i18next.hasResourceBundle("en-US", "screens")).toBe(false);
});

test("has the search terms of an action in every language", async () => {
  await loadNamespaces(["palette"]);
  expect(termsOf("logout")).toEqual(expect.arrayContaining(i18next.t("palette:searchTerms.logout").split(" ")));
  expect(termsOf("logout")).toContain("logout");
});

test.each(LOCALES)("loads the calendar of %s in its language", async (locale) => {
  const { default: calendar } = await languageOf(locale).calendar();
  expect(calendar.name.split("-")[0]).toBe(new Intl.Locale(locale).language);
});
