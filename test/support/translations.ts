import { beforeAll } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { initI18n } from "~/i18n/translations";

/**
 * For files whose code uses translations: loads those of every page in the language of a stored locale, once per file,
 * as a page does.
 */
export function setUpTranslations(storedLocale?: string): void {
  beforeAll(async () => {
    // Remix registers the modules of the page's routes here; tests have none.
    window.__remixRouteModules = {};
    if (storedLocale) localStorage.setItem(STORAGE_KEY.locale, storedLocale);
    await initI18n();
  });
}
