import i18next from "i18next";
import { expect, test } from "vitest";
import { joined, ofField } from "~/i18n/joined";
import { loadNamespaces } from "~/i18n/translations";
import { setUpTranslations } from "../support/translations";

setUpTranslations();

test.each([
  ["zh-CN", "甲；乙；丙", "甲乙丙", "名称：已满"],
  ["en-US", "甲; 乙; 丙", "甲 乙 丙", "名称: 已满"],
])("texts are joined with the punctuation of %s", async (locale, reasons, sentences, message) => {
  await loadNamespaces(["console", "forms"], locale);
  await i18next.changeLanguage(locale);
  expect(joined("forms:joined.reasons", ["甲", "乙", "丙"])).toBe(reasons);
  expect(joined("console:leave.joined", [false, "甲", undefined, "乙", "", "丙"])).toBe(sentences);
  expect(ofField("名称", "已满")).toBe(message);
});

test("what is no text joins nothing, and a text that looks like a key stays as it is", async () => {
  await loadNamespaces(["console", "forms"], "zh-CN");
  await i18next.changeLanguage("zh-CN");
  expect(joined("console:leave.joined", [])).toBe("");
  expect(joined("forms:joined.reasons", [false, "甲"])).toBe("甲");
  expect(joined("forms:joined.reasons", ["$t(failure.retry)", "乙"])).toBe("$t(failure.retry)；乙");
});
