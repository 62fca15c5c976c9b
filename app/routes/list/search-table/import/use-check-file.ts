import { useTranslation } from "react-i18next";
import type * as v from "valibot";
import { CONTENT_TYPES, FILTER_TYPES, POLICY_STATUSES } from "~/api/policy";
import { IMPORT_LIMITS } from "~/config/limits";
import { type CellError, type ImportField, type ImportRow, type ImportValues, readRows } from "./read-rows";
import { readText } from "./read-text";

export type CheckResult =
  | { file: string; rows: ImportRow[]; errors: CellError[]; total: number }
  /** Why the whole file is rejected. */
  | { problem: string };

const VALUES = { contentType: CONTENT_TYPES, filterType: FILTER_TYPES, status: POLICY_STATUSES };

/** Returns a function that reads a file and validates its rows. It never rejects. */
export function useCheckFile(rules: v.GenericSchema<ImportValues, unknown>) {
  const { t } = useTranslation(["import", "policies"]);
  const headerOf = (field: ImportField) => t(`policies:field.${field}`);
  const limits = { size: IMPORT_LIMITS.bytes / 1024 ** 2, rows: IMPORT_LIMITS.rows };
  const values = {
    name: {},
    contentType: Object.fromEntries(CONTENT_TYPES.map((value) => [t(`policies:contentType.${value}`), value])),
    filterType: Object.fromEntries(FILTER_TYPES.map((value) => [t(`policies:filterType.${value}`), value])),
    status: Object.fromEntries(POLICY_STATUSES.map((value) => [t(`policies:status.${value}`), value])),
  };

  return async (file: File): Promise<CheckResult> => {
    const read = await readText(file);
    if ("problem" in read) return { problem: t(`problem.${read.problem}`, limits) };
    const result = readRows(read.text, {
      headers: {
        name: headerOf("name"),
        contentType: headerOf("contentType"),
        filterType: headerOf("filterType"),
        count: headerOf("count"),
        status: headerOf("status"),
      },
      valueOf: (field, label) => values[field][label] ?? VALUES[field].find((value) => value === label) ?? null,
      rules,
      quotes: t("quotes"),
      extra: (text) => t("extra", { text }),
    });
    if (!("problem" in result)) return { file: file.name, ...result };
    const columns = result.problem === "header" ? result.missing : [];
    return { problem: t(`problem.${result.problem}`, { ...limits, columns: columns.map(headerOf).join(", ") }) };
  };
}
