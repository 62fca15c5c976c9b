import { existsSync, readdirSync } from "node:fs";
import { DEFAULT_LOCALE, LOCALES } from "../config/locales";

/**
 * Throws if a language lacks a file of translations that the first one has. The page names the files of every language,
 * so that a build would fail in its last step.
 */
export function requireTranslations(folder = "app/i18n", locales: readonly string[] = LOCALES): void {
  const filesOf = (locale: string) => (existsSync(`${folder}/${locale}`) ? readdirSync(`${folder}/${locale}`) : []);
  const needed = filesOf(DEFAULT_LOCALE);
  const problems = locales.flatMap((locale) => {
    const files = filesOf(locale);
    const missing = needed.filter((file) => !files.includes(file));
    return missing.length > 0 ? `${folder}/${locale} lacks ${missing.join(", ")}.` : [];
  });
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
