import { withBasePath } from "~/config/base-path";
import { LOCALES } from "~/config/locales";
import { STORAGE_KEY } from "~/config/storage-keys";
import type { Translations } from "~/i18n/translations";

type Texts = Pick<Translations["start"], "load" | "incomplete" | "retry">;

/** The data of the inline script that watches the start (watch-start.ts). */
export type StartData = {
  texts: Record<string, Texts | undefined>;
  assetsPath: string;
  /** Under which this browser tab stores when it last reloaded the page past the cache. */
  repairedKey: string;
  productNameKey: string;
};

const texts = import.meta.glob<Texts>("../i18n/*/start.ts", { eager: true, import: "default" });

/** The texts that the script shows; the others are in the page. */
function textsOf(locale: string): Texts | undefined {
  const all = texts[`../i18n/${locale}/start.ts`];
  return all && { load: all.load, incomplete: all.incomplete, retry: all.retry };
}

export const createStartData = (): StartData => ({
  texts: Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale)])),
  assetsPath: withBasePath("/assets/"),
  repairedKey: STORAGE_KEY.startRepaired,
  productNameKey: STORAGE_KEY.productName,
});
