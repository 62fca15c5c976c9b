import { DEFAULT_LOCALE, FALLBACK_LOCALE, LOCALES, type Locale } from "~/config/locales";
import { STORAGE_KEY } from "~/config/storage-keys";
import { readStored, writeStored } from "~/lib/storage/local-storage";

const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text);

/** The locale of a stored value: the default if there is none, the fallback if it is unknown. */
export function localeOf(stored: string | null): Locale {
  if (stored === null) return DEFAULT_LOCALE;
  return isLocale(stored) ? stored : FALLBACK_LOCALE;
}

export const currentLocale = (): Locale => localeOf(readStored(STORAGE_KEY.locale));

/** Takes effect with the next load of the page. Returns whether that will find it. */
export const storeLocale = (locale: Locale): boolean => writeStored(STORAGE_KEY.locale, locale);
