/** Every language. A new one is an entry here and its folder in app/i18n. */
const LANGUAGES = [
  { locale: "zh-CN", name: "简体中文", product: "管理控制台", calendar: () => import("dayjs/locale/zh-cn") },
  { locale: "en-US", name: "English", product: "Admin Console", calendar: () => import("dayjs/locale/en") },
] as const;

export type Locale = (typeof LANGUAGES)[number]["locale"];

export const LOCALES: readonly Locale[] = LANGUAGES.map(({ locale }) => locale);

export const DEFAULT_LOCALE: Locale = "zh-CN";

/** For a stored value that is no language of the console. */
export const FALLBACK_LOCALE: Locale = "en-US";

type Language = {
  /** In that language. */
  name: string;
  /** The product's name, unless the deployment has its own. */
  product: string;
  /** Loads dayjs's locale, for Mantine's calendar. */
  calendar: () => Promise<{ default: { name: string } }>;
};

export const languageOf = (locale: Locale): Language =>
  LANGUAGES.find((language) => language.locale === locale) ?? LANGUAGES[0];
