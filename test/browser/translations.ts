import type { Locale } from "~/config/locales";
import type { Words } from "~/i18n/words";

/** An area's translations in a language. */
export async function readTranslations<Area extends keyof Words>(locale: Locale, area: Area): Promise<Words[Area]> {
  const file: { default: Words[Area] } = await import(`../../app/i18n/${locale}/${area}.ts`);
  return file.default;
}
