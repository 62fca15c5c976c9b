import { expect, test } from "vitest";
import { DEFAULT_LOCALE } from "~/config/locales";

type Translations = { [key: string]: string | Translations };

const files = import.meta.glob<Translations>("../../app/i18n/*/*.ts", { eager: true, import: "default" });
const sources = import.meta.glob<string>(["../../app/**/*.{ts,tsx}", "!../../app/i18n/*/*.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const code = Object.values(sources).join("\n");

const keysOf = (translations: Translations, prefix = ""): string[] =>
  Object.entries(translations).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );

/** i18next uses `key_one` and `key_other` where the code says `key`. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** The spellings by which code may name a key: in full, or as a template with one variable part. */
function spellings(namespace: string, key: string): string[] {
  const parts = key.split(".");
  const templates = parts.map((_, index) => [...parts.slice(0, index), "${"].join("."));
  return [
    `"${key}"`,
    `"${namespace}:${key}"`,
    ...templates.slice(1).map((start) => `\`${start}`),
    ...templates.map((start) => `\`${namespace}:${start}`),
  ];
}

/** The declarations of lists (app/resource), which translate by the names of their fields, values and actions. */
const declarations = Object.values(sources).filter((text) => /defineResource\(\{/.test(text));
const KIT = ["table", "entity", "entities", "counted"];

function isUsedByKit(namespace: string, key: string): boolean {
  const declaration = declarations.find((text) => text.includes(`namespace: "${namespace}"`));
  const [group = "", name = ""] = key.split(".");
  const declares = (word: string) => new RegExp(`\\b${word}: `).test(declaration ?? "");
  if (KIT.includes(key)) return declaration !== undefined;
  return ["field", "action", "done"].includes(group) ? declares(name) : declares(group);
}

test("every translation is used by the code", () => {
  const unused = Object.entries(files).flatMap(([file, translations]) => {
    const [locale, name = ""] = file.split("/").slice(-2);
    const namespace = name.replace(".ts", "");
    if (locale !== DEFAULT_LOCALE) return [];
    return (
      keysOf(translations)
        .map(withoutPlural)
        // Scripts of the page, which cannot import, get this whole namespace.
        .filter(() => namespace !== "start")
        // The palette reads this whole table of search terms.
        .filter((key) => !(namespace === "palette" && key.startsWith("searchTerms.")))
        .filter((key) => !spellings(namespace, key).some((text) => code.includes(text)))
        .filter((key) => !isUsedByKit(namespace, key))
        .map((key) => `${namespace}:${key}`)
    );
  });
  expect(unused).toEqual([]);
});
