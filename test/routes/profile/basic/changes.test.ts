import i18next from "i18next";
import { expect, test } from "vitest";
import { createFormat } from "~/i18n/format";
import { loadNamespaces } from "~/i18n/translations";
import { changes } from "~/routes/profile/basic/changes";
import { setUpTranslations } from "../../../support/translations";

setUpTranslations();

test.each([
  ["zh-CN", "编码声道：1 → 2；编码码率：64 → 128"],
  ["en-US", "编码声道: 1 → 2; 编码码率: 64 → 128"],
])("a file has all changes of a record as one text of %s", async (language, text) => {
  await loadNamespaces(["forms", "resource"], language);
  await i18next.changeLanguage(language);
  const values = [
    { name: "编码声道", before: "1", after: "2" },
    { name: "编码码率", before: "64", after: "128" },
  ];
  const context = { label: "", option: String, format: createFormat(language), language };
  expect(changes.csv(values, context)).toBe(text);
  expect(changes.csv([], context)).toBe("");
});
