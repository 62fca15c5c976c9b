import i18next from "i18next";
import { beforeAll } from "vitest";
import { loadNamespaces } from "~/i18n/translations";

/** For files without a page: the words of some namespaces in English. */
export function setUpWords(namespaces: readonly string[]): void {
  beforeAll(async () => {
    await i18next.init({
      lng: "en-US",
      fallbackLng: false,
      resources: {},
      ns: [],
      interpolation: { escapeValue: false },
    });
    await loadNamespaces(namespaces);
  });
}
