import type { Locale } from "~/config/locales";
import { formFields, formRules } from "~/resource/form/form-values";
import { type ImportResult, readRows } from "~/resource/import/read-rows";
import type { Resource } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";

/** The rows of a file as the import reads them, by the words of one language. */
export function importText(resource: Resource, language: Locale, text: string): ImportResult {
  const texts = createResourceTexts(resource, language);
  return readRows(text.replace(/^\uFEFF/, ""), {
    columns: formFields(resource).map(({ name, form }) => {
      const context = texts.context(name);
      return { name, headers: [context.label], parse: (cell) => form.parse(cell, context) };
    }),
    rules: formRules(resource, texts),
    quotes: "quotes",
    extra: (cell) => `extra ${cell}`,
  });
}
