import i18next from "i18next";
import { beforeAll } from "vitest";
import { LOCALES } from "~/config/locales";
import { loadNamespaces } from "~/i18n/translations";
import english from "./exhibit-words/en-US";
import chinese from "./exhibit-words/zh-CN";

declare module "~/i18n/translations" {
  interface Translations {
    exhibits: typeof chinese;
  }
}

/** For files with the invented entity: its translations and the kit's, in both languages. */
export function setUpExhibitWords(): void {
  beforeAll(async () => {
    for (const locale of LOCALES) await loadNamespaces(["resource", "selection"], locale);
    i18next.addResourceBundle("zh-CN", "exhibits", chinese);
    i18next.addResourceBundle("en-US", "exhibits", english);
  });
}
