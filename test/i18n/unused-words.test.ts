import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "~/config/locales";

type Words = { [key: string]: string | Words };

const files = import.meta.glob<Words>("../../app/i18n/*/*.ts", { eager: true, import: "default" });
const sources = import.meta.glob<string>(["../../app/**/*.{ts,tsx}", "!../../app/i18n/*/*.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const code = Object.values(sources).join("\n");

const keysOf = (words: Words, prefix = ""): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

/** i18next uses `key_one` and `key_other` where the code says `key`. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** The spellings by which code may name a key: in full, or as a template with one variable part. */
function spellings(area: string, key: string): string[] {
  const parts = key.split(".");
  const templates = parts.map((_, index) => [...parts.slice(0, index), "${"].join("."));
  return [
    `"${key}"`,
    `"${area}:${key}"`,
    ...templates.slice(1).map((start) => `\`${start}`),
    ...templates.map((start) => `\`${area}:${start}`),
  ];
}

test("every word is used by the code", () => {
  const unused = Object.entries(files).flatMap(([file, words]) => {
    const [locale, name = ""] = file.split("/").slice(-2);
    const area = name.replace(".ts", "");
    if (locale !== DEFAULT_LOCALE) return [];
    return (
      keysOf(words)
        .map(withoutPlural)
        // The palette reads this whole table of search terms.
        .filter((key) => !(area === "palette" && key.startsWith("words.")))
        .filter((key) => !spellings(area, key).some((text) => code.includes(text)))
        .map((key) => `${area}:${key}`)
    );
  });
  expect(unused).toEqual([]);
});
