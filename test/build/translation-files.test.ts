import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { requireTranslations } from "~/build/translation-files";

test("a build names the files of translations that a language lacks", () => {
  const folder = mkdtempSync(join(tmpdir(), "i18n-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const add = (locale: string, files: readonly string[]) => {
    mkdirSync(join(folder, locale));
    for (const file of files) writeFileSync(join(folder, locale, file), "");
  };
  add("zh-CN", ["common.ts", "login.ts", "screens.ts", ".DS_Store"]);
  add("de-DE", ["login.ts"]);
  add("en-US", ["common.ts", "login.ts", "screens.ts"]);
  const check = (...locales: string[]) => requireTranslations(folder, locales);
  expect(() => check("zh-CN", "en-US", "de-DE", "fr-FR")).toThrow(
    `${folder}/de-DE lacks common.ts, screens.ts.\n${folder}/fr-FR lacks common.ts, login.ts, screens.ts.`,
  );
  expect(() => check("zh-CN", "en-US")).not.toThrow();
  expect(() => requireTranslations(`${folder}/de-DE`)).toThrow("has no translations");
});

test("the languages of the console have all files", () => {
  expect(() => requireTranslations("app/i18n")).not.toThrow();
});
