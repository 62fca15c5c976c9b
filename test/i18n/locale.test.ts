import { expect, test } from "vitest";
import { STORAGE_KEY } from "~/config/storage-keys";
import { currentLocale, localeOf, storeLocale } from "~/i18n/locale";

const CASES: [string | null, string][] = [
  [null, "zh-CN"],
  ["zh-CN", "zh-CN"],
  ["en-US", "en-US"],
  ["fr-FR", "en-US"],
  ["zh-cn", "en-US"],
  ["en", "en-US"],
  ["", "en-US"],
];

test.each(CASES)("reads the stored locale %j as %s", (stored, expected) => {
  expect(localeOf(stored)).toBe(expected);
  if (stored !== null) localStorage.setItem(STORAGE_KEY.locale, stored);
  expect(currentLocale()).toBe(expected);
});

test("stores the selected locale for the next load", () => {
  storeLocale("en-US");
  expect(localStorage.getItem("arco-locale")).toBe("en-US");
  expect(currentLocale()).toBe("en-US");
});
