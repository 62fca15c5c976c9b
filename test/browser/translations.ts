import type { Locale } from "~/config/locales";
import type { Translations } from "~/i18n/translations";

/** A namespace's translations in a language. */
export async function readTranslations<Namespace extends keyof Translations>(
  locale: Locale,
  namespace: Namespace,
): Promise<Translations[Namespace]> {
  const file: { default: Translations[Namespace] } = await import(`../../app/i18n/${locale}/${namespace}.ts`);
  return file.default;
}
