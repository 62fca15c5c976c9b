import { useTranslation } from "react-i18next";
import { deployment } from "~/config/deployment";
import { FALLBACK_LOCALE, languageOf } from "~/config/locales";
import { localeOf } from "./locale";

/** The deployment's product name, else the default of the page's language. */
export function useProductName(): string {
  const { language } = useTranslation().i18n;
  return deployment().productName || languageOf(localeOf(language ?? FALLBACK_LOCALE)).product;
}
