import type { Locale } from "~/config/locales";
import { formFields, formRules } from "~/resource/form/form-values";
import { type ImportResult, readRows } from "~/resource/import/read-rows";
import type { Resource } from "~/resource/resource";
import { createWords } from "~/resource/words";

/** The rows of a file as the import reads them, by the words of one language. */
export function importText(resource: Resource, language: Locale, text: string): ImportResult {
  const words = createWords(resource, language);
  return readRows(text.replace(/^\uFEFF/, ""), {
    columns: formFields(resource).map(({ name, form }) => {
      const context = words.context(name);
      return { name, headers: [context.label], parse: (cell) => form.parse(cell, context) };
    }),
    rules: formRules(resource, words),
    quotes: "quotes",
    extra: (cell) => `extra ${cell}`,
  });
}
