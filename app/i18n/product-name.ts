import { useTranslation } from "react-i18next";
import { deployment } from "~/config/deployment";
import { FALLBACK_LOCALE, PRODUCT_NAME } from "~/config/locales";
import { localeOf } from "./locale";

/** The name on the page: the deployment's, else the product's own in the page's language. */
export function useProductName(): string {
  const { language } = useTranslation().i18n;
  return deployment().productName || PRODUCT_NAME[localeOf(language ?? FALLBACK_LOCALE)];
}
