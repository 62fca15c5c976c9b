import { withBasePath } from "~/config/base-path";
import { LOCALES } from "~/config/locales";
import { STORAGE_KEY } from "~/config/storage-keys";
import type { Translations } from "~/i18n/translations";

type Texts = Record<keyof Translations["start"], string>;

/** The data of the inline script that watches the start (watch-start.ts). */
export type StartData = {
  texts: Record<string, Texts | undefined>;
  assetsPath: string;
  /** Under which this browser tab stores when it last reloaded the page past the cache. */
  repairedKey: string;
  productNameKey: string;
};

const texts = import.meta.glob<Texts>("../i18n/*/start.ts", { eager: true, import: "default" });

export const createStartData = (): StartData => ({
  texts: Object.fromEntries(LOCALES.map((locale) => [locale, texts[`../i18n/${locale}/start.ts`]])),
  assetsPath: withBasePath("/assets/"),
  repairedKey: STORAGE_KEY.startRepaired,
  productNameKey: STORAGE_KEY.productName,
});
