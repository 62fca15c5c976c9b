import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { LOCALES, type Locale, languageOf } from "~/config/locales";
import { readTexts } from "./support";

const HAN = /\p{Script=Han}/u;
const LATIN = /[A-Za-z]{2,}/g;
/** The language menu names each language in its own language. */
const LANGUAGE_NAMES = new RegExp(LOCALES.map((locale) => languageOf(locale).name).join("|"), "g");
/** Latin text that is correct in Chinese: names, units, formats, addresses and keys of the keyboard. */
const LATIN_IN_CHINESE = new Set(
  [
    "AA AAA AAC AACv APP CSV GIF HE ID JPEG LC MB PNG WebP baseline fps high kbps main profile",
    "com example ftp http https json settings xxx",
    "Ctrl Delete Enter Esc Shift",
  ].flatMap((row) => row.split(" ")),
);

/** The translation keys, as `frame.close` and as `console:frame.close`, except those that are also translations. */
async function readTranslationKeys(locale: Locale): Promise<Set<string>> {
  const keys = new Set<string>();
  const all = new Set<string>();
  const collect = (translations: object, before: string, namespace: string) => {
    for (const [name, value] of Object.entries(translations)) {
      if (typeof value === "object" && value !== null) collect(value, `${before}${name}.`, namespace);
      else if (!/^\d+$/.test(name)) keys.add(before + name).add(`${namespace}:${before}${name}`);
      all.add(String(value));
    }
  };
  for (const file of readdirSync(`app/i18n/${locale}`)) {
    const { default: translations }: { default: object } = await import(`../../app/i18n/${locale}/${file}`);
    collect(translations, "", file.replace(".ts", ""));
  }
  return new Set([...keys].filter((key) => !all.has(key)));
}

function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

/** The texts in a JSON response; none in any other. */
function textsInJson(body: string): string[] {
  try {
    return collectTexts(JSON.parse(body)).filter((text) => text.length > 1);
  } catch {
    return [];
  }
}

/**
 * Finds text on a page that is a translation key or of the other language. The demonstration speaks the language of the
 * page; its Latin names and units are data, so for a Chinese page its texts are removed before looking for Latin words.
 */
export async function watchTexts(page: Page, locale: Locale) {
  const keys = await readTranslationKeys(locale);
  const responseTexts = new Set<string>();
  await page.route("**/api/**", async (route) => {
    // The server may close a connection that was idle for long just as it is used again.
    const response = await route.fetch({ maxRetries: 2 });
    const body = await response.text();
    for (const text of textsInJson(body)) responseTexts.add(text);
    await route.fulfill({ response, body });
  });

  const foreign = (word: string): string[] => {
    const ownText = word.replace(LANGUAGE_NAMES, "");
    if (locale === "en-US") return HAN.test(ownText) ? [word] : [];
    // Which scripts belong to a further language is not known here; its keys are.
    if (locale !== "zh-CN") return [];
    const longestFirst = [...responseTexts].sort((a, b) => b.length - a.length);
    const left = longestFirst.reduce((rest, text) => rest.replaceAll(text, ""), ownText);
    return (left.match(LATIN) ?? []).some((latin) => !LATIN_IN_CHINESE.has(latin)) ? [word] : [];
  };

  return {
    /** The texts that are keys or of the other language. */
    findWrong: async (): Promise<string[]> =>
      (await readTexts(page)).flatMap((word) => (keys.has(word) ? [`key ${word}`] : foreign(word))),
  };
}
