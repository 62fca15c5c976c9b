import { useTranslation } from "react-i18next";
import { CHOICES_NAMED, IMPORT_LIMITS } from "~/config/limits";
import { loadAllTexts } from "~/resource/all-texts";
import { cellParser } from "~/resource/cell-parser";
import { cachedPages } from "~/resource/data/page-query";
import { formFields, formRules } from "~/resource/form/form-values";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { type ReadRows, readRows } from "./read-rows";
import { readText } from "./read-text";
import { findRepeats } from "./repeats";

export type CheckedFile = ReadRows & {
  file: string;
  /** The rows that the import would double, as far as is known here. */
  repeats: number[];
};
/** The limits of a file as texts name them: its size in MiB. */
export const LIMITS_IN_TEXT = { size: IMPORT_LIMITS.bytes / 1024 ** 2, rows: IMPORT_LIMITS.rows };

/** A file, or why all of it is rejected. */
export type CheckResult = CheckedFile | { problem: string };

/** The first of some texts as a language lists them, with a sign where there are more. */
export function firstOf(texts: readonly string[], count: number, language: string): string {
  const list = new Intl.ListFormat(language, { style: "narrow", type: "conjunction" });
  const shown = list.format(texts.slice(0, count));
  return texts.length > count ? `${shown}…` : shown;
}

/** Returns a function that reads a file and validates its rows. It never rejects. */
export function useCheckFile() {
  const { t, i18n } = useTranslation("imports");
  const resource = useResource();
  const texts = useResourceTexts();
  const noChoice = (texts: readonly string[]) => {
    const choices = firstOf(texts, CHOICES_NAMED, i18n.language);
    return (text: string) => t("noChoice", { text, choices });
  };
  const headerOf = (name: string) => texts.context(name).label;

  return async (file: File): Promise<CheckResult> => {
    const read = await readText(file);
    if ("problem" in read) return { problem: t(`problem.${read.problem}`, LIMITS_IN_TEXT) };
    const languages = await loadAllTexts(resource);
    const result = readRows(read.text, {
      columns: formFields(resource).map(({ name, form }) => {
        const contexts = languages.map((one) => one.context(name));
        const parse = cellParser(form, contexts);
        return {
          name,
          headers: contexts.map(({ label }) => label),
          parse: (cell: string) => parse(cell).value,
          noChoice: form.choices && noChoice(form.choices(texts.context(name))),
        };
      }),
      rules: formRules(resource, texts),
      quotes: t("quotes"),
      extra: (text) => t("extra", { text }),
    });
    if (!("problem" in result)) {
      const records = cachedPages(resource).flatMap(({ page }) => page.list);
      return { file: file.name, ...result, repeats: findRepeats(resource, result.rows, records) };
    }
    const headers = "columns" in result ? result.columns.map(headerOf) : [];
    const columns = firstOf(headers, headers.length, i18n.language);
    const line = "line" in result ? result.line : 0;
    return { problem: t(`problem.${result.problem}`, { ...LIMITS_IN_TEXT, line, columns }) };
  };
}
