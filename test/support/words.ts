import { beforeAll } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { startWords } from "~/i18n/words";

/**
 * For files whose code speaks: the words of every page, in the language of a stored locale.
 * Once a file, as once a page.
 */
export function withWords(storedLocale?: string): void {
  beforeAll(async () => {
    // Remix writes the modules of the page's routes here; in a test there are none.
    window.__remixRouteModules = {};
    if (storedLocale) localStorage.setItem(STORAGE_KEY.locale, storedLocale);
    await startWords();
  });
}
