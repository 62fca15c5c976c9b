import { useTranslation } from "react-i18next";
import { deployment } from "~/config/deployment";
import { FALLBACK_LOCALE } from "~/config/locales";
import { productNameIn } from "~/config/product-name";
import { STORAGE_KEY } from "~/config/storage-keys";
import { removeStored, writeStored } from "~/lib/storage/local-storage";
import { localeOf } from "./locale";

/** The deployment's product name, else the default of the page's language. */
export function useProductName(): string {
  const { language } = useTranslation().i18n;
  return productNameIn(localeOf(language ?? FALLBACK_LOCALE));
}

/** For the outline of later visits, which is drawn before `config.json` is read. */
export function storeProductName(): void {
  const { productName } = deployment();
  if (productName) writeStored(STORAGE_KEY.productName, productName);
  else removeStored(STORAGE_KEY.productName);
}
