import { useTranslation } from "react-i18next";
import { IMPORT_LIMITS } from "~/config/limits";
import { formFields, formRules } from "~/resource/drawer/form-values";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import { type ReadRows, readRows } from "./read-rows";
import { readText } from "./read-text";

export type CheckedFile = ReadRows & { file: string };
/** A file, or why all of it is rejected. */
export type CheckResult = CheckedFile | { problem: string };

/** Returns a function that reads a file and validates its rows. It never rejects. */
export function useCheckFile() {
  const { t } = useTranslation("resource");
  const resource = useResource();
  const words = useWords();
  const headerOf = (name: string) => words.context(name).label;
  const limits = { size: IMPORT_LIMITS.bytes / 1024 ** 2, rows: IMPORT_LIMITS.rows };

  return async (file: File): Promise<CheckResult> => {
    const read = await readText(file);
    if ("problem" in read) return { problem: t(`import.problem.${read.problem}`, limits) };
    const result = readRows(read.text, {
      columns: formFields(resource).map(({ name, form }) => ({
        name,
        header: headerOf(name),
        parse: (cell) => form.parse(cell, words.context(name)),
      })),
      rules: formRules(resource, words),
      quotes: t("import.quotes"),
      extra: (text) => t("import.extra", { text }),
    });
    if (!("problem" in result)) return { file: file.name, ...result };
    const columns = result.problem === "header" ? result.missing : [];
    return { problem: t(`import.problem.${result.problem}`, { ...limits, columns: columns.map(headerOf).join(", ") }) };
  };
}
