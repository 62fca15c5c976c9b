import { describe, expect, test } from "vitest";
import { DEFAULT_LOCALE, LOCALES } from "~/config/locales";

type Translations = { [key: string]: string | Translations };

const files = import.meta.glob<{ default: Translations }>("../../app/i18n/*/*.ts", {
  eager: true,
});

const flatten = (translations: Translations, prefix = ""): [key: string, text: string][] =>
  Object.entries(translations).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/** All translations of a language, by namespace and key. */
const translationsOf = (locale: string): Map<string, string> =>
  new Map(
    Object.entries(files)
      .filter(([file]) => file.includes(`/${locale}/`))
      .flatMap(([file, { default: translations }]) =>
        flatten(translations, `${file.split("/").at(-1)?.replace(".ts", "")}:`),
      ),
  );

const chinese = translationsOf(DEFAULT_LOCALE);
const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);
const placeholders = (text: string) => [...text.matchAll(/{{\s*([\w.]+)[^}]*}}/g)].map(([, name]) => name).toSorted();

/** Chinese characters and full-width punctuation. */
const CHINESE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;

/** Chinese has no singular of its own. */
const withoutSingulars = (keys: Iterable<string>) => [...keys].filter((key) => !key.endsWith("_one")).toSorted();

test.each(others)("%s has the same keys as Chinese, namespace by namespace", (locale) => {
  expect(chinese.size).toBeGreaterThan(100);
  const keys = [...translationsOf(locale).keys()];
  expect(withoutSingulars(keys)).toEqual(withoutSingulars(chinese.keys()));
  for (const key of keys.filter((one) => one.endsWith("_one"))) expect(keys).toContain(key.replace("_one", "_other"));
});

test.each(others)("the texts of %s have the same placeholders as the Chinese ones", (locale) => {
  const translations = translationsOf(locale);
  const differing = [...chinese].filter(
    ([key, text]) => placeholders(text).join() !== placeholders(translations.get(key) ?? "").join(),
  );
  expect(differing).toEqual([]);
});

describe.each(LOCALES)("in %s", (locale) => {
  const translations = [...translationsOf(locale)];

  test("no text is empty or has a space at its start or end", () => {
    expect(translations.filter(([, text]) => text === "" || text.trim() !== text)).toEqual([]);
  });

  test("braces only surround placeholders", () => {
    expect(translations.filter(([, text]) => /[{}]/.test(text.replace(/{{\s*[\w.]+[^{}]*}}/g, "")))).toEqual([]);
  });
});

test("English calls what the palette finds and the console opens a page, as its errors do", () => {
  const english = translationsOf("en-US");
  const texts = [
    "palette:screens",
    "console:palette.field",
    "shortcuts:search",
    "shortcuts:frame",
    "exception:search",
    "workplace:recents.empty",
  ].map((key) => english.get(key));
  for (const text of texts) expect(text).toMatch(/\bpages?\b/i);
});

test("English says that read messages are cleared, not deleted: they are hidden, and can be shown again", () => {
  const texts = [...translationsOf("en-US")].filter(([key]) => /^(message|inbox):/.test(key)).map(([, text]) => text);
  expect(texts).toContain("Clear read");
  expect(texts.filter((text) => /delet/i.test(text))).toEqual([]);
});

test("no English text contains Chinese", () => {
  expect([...translationsOf("en-US")].filter(([, text]) => CHINESE.test(text))).toEqual([]);
});
