import { existsSync, readdirSync } from "node:fs";
import { DEFAULT_LOCALE, LOCALES } from "../config/locales";

/**
 * Throws if a language lacks a file of translations that the first one has. The page names the files of every language,
 * so that a build would fail in its last step. `folder` has a folder for each of `locales`.
 */
export function requireTranslations(folder: string, locales: readonly string[] = LOCALES): void {
  const filesOf = (locale: string) =>
    existsSync(`${folder}/${locale}`) ? readdirSync(`${folder}/${locale}`).filter((name) => name.endsWith(".ts")) : [];
  const needed = filesOf(DEFAULT_LOCALE);
  if (needed.length === 0) throw new Error(`${folder}/${DEFAULT_LOCALE} has no translations.`);
  const problems = locales.flatMap((locale) => {
    const files = filesOf(locale);
    const missing = needed.filter((file) => !files.includes(file));
    return missing.length > 0 ? `${folder}/${locale} lacks ${missing.join(", ")}.` : [];
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
