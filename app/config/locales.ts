/** Every language. A new one is an entry here and its folder in app/i18n. */
const LANGUAGES = [
  { locale: "zh-CN", name: "简体中文", product: "管理控制台" },
  { locale: "en-US", name: "English", product: "Admin Console" },
] as const;

export type Locale = (typeof LANGUAGES)[number]["locale"];

export const LOCALES: readonly Locale[] = LANGUAGES.map(({ locale }) => locale);

export const DEFAULT_LOCALE: Locale = "zh-CN";

/** For a stored value that is no language of the console. */
export const FALLBACK_LOCALE: Locale = "en-US";

/** A language's name in that language, and the product's name unless the deployment has its own. */
export const languageOf = (locale: Locale): { name: string; product: string } =>
  LANGUAGES.find((language) => language.locale === locale) ?? LANGUAGES[0];
