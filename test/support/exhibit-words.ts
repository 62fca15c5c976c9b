import i18next from "i18next";
import { beforeAll } from "vitest";
import englishKit from "~/i18n/en-US/resource";
import chineseKit from "~/i18n/zh-CN/resource";
import english from "./exhibit-words/en-US";
import chinese from "./exhibit-words/zh-CN";

declare module "~/i18n/translations" {
  interface Translations {
    exhibits: typeof chinese;
  }
}

/** For files with the invented entity: its translations and the kit's, in both languages. */
export function setUpExhibitWords(): void {
  beforeAll(() => {
    i18next.addResourceBundle("zh-CN", "exhibits", chinese);
    i18next.addResourceBundle("en-US", "exhibits", english);
    i18next.addResourceBundle("zh-CN", "resource", chineseKit);
    i18next.addResourceBundle("en-US", "resource", englishKit);
  });
}
