export const LOCALES = ["zh-CN", "en-US"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "zh-CN";

export const FALLBACK_LOCALE: Locale = "en-US";

/** The product's name, unless the deployment has its own. */
export const PRODUCT_NAME: Record<Locale, string> = { "zh-CN": "管理控制台", "en-US": "Admin Console" };

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Locale, string> = { "zh-CN": "简体中文", "en-US": "English" };
