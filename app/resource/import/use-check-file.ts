import i18next from "i18next";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { IMPORT_LIMITS } from "~/config/limits";
import { LOCALES } from "~/config/locales";
import { loadNamespaces } from "~/i18n/translations";
import { formFields, formRules } from "~/resource/drawer/form-values";
import type { FieldContext, FieldForm, FormValue } from "~/resource/fields/field";
import { cachedPages } from "~/resource/page-query";
import type { Resource } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { createWords, useWords, type Words } from "~/resource/words";
import { type ReadRows, readRows } from "./read-rows";
import { readText } from "./read-text";
import { findRepeats } from "./repeats";

export type CheckedFile = ReadRows & {
  file: string;
  /** The rows that the import would double, as far as is known here. */
  repeats: number[];
};
/** A file, or why all of it is rejected. */
export type CheckResult = CheckedFile | { problem: string };

/** A resource's translations in all languages, the page's first: a file may have been written in another one. */
async function allWords(resource: Resource, own: Words): Promise<Words[]> {
  const others = LOCALES.filter((locale) => locale !== i18next.language);
  const loaded = await Promise.allSettled(others.map((locale) => loadNamespaces([resource.namespace], locale)));
  // Without its file, for example offline, a language is left out.
  const known = others.filter((_, index) => loaded[index]?.status === "fulfilled");
  return [own, ...known.map((locale) => createWords(resource, locale))];
}

/** Returns a function that parses a cell by the words of the first of these languages in which it is valid. */
function cellParser(form: FieldForm, contexts: readonly FieldContext[]): (cell: string) => FormValue {
  const languages = contexts.map((context) => ({ context, rule: form.rule(context) }));
  return (cell) => {
    const parsed = languages.map(({ context, rule }) => {
      const value = form.parse(cell, context);
      return { value, isValid: v.is(rule, value) };
    });
    return (parsed.find(({ isValid }) => isValid) ?? parsed[0])?.value ?? null;
  };
}

/** Returns a function that reads a file and validates its rows. It never rejects. */
export function useCheckFile() {
  const { t } = useTranslation("imports");
  const resource = useResource();
  const words = useWords();
  const headerOf = (name: string) => words.context(name).label;
  const limits = { size: IMPORT_LIMITS.bytes / 1024 ** 2, rows: IMPORT_LIMITS.rows };

  return async (file: File): Promise<CheckResult> => {
    const read = await readText(file);
    if ("problem" in read) return { problem: t(`problem.${read.problem}`, limits) };
    const languages = await allWords(resource, words);
    const result = readRows(read.text, {
      columns: formFields(resource).map(({ name, form }) => {
        const contexts = languages.map((one) => one.context(name));
        return {
          name,
          headers: contexts.map(({ label }) => label),
          parse: cellParser(form, contexts),
        };
      }),
      rules: formRules(resource, words),
      quotes: t("quotes"),
      extra: (text) => t("extra", { text }),
    });
    if (!("problem" in result)) {
      const records = cachedPages(resource).flatMap(({ page }) => page.list);
      return { file: file.name, ...result, repeats: findRepeats(resource, result.rows, records) };
    }
    const columns = "columns" in result ? result.columns : [];
    const line = "line" in result ? result.line : 0;
    return { problem: t(`problem.${result.problem}`, { ...limits, line, columns: columns.map(headerOf).join(", ") }) };
  };
}
