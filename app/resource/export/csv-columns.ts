import type { CsvCell } from "~/lib/text/csv";
import type { Resource, Row } from "~/resource/resource";
import { createResourceTexts } from "~/resource/resource-texts";

/** The columns of a list's records in a CSV file: all fields, whatever is shown. */
export function csvColumns(resource: Pick<Resource, "namespace" | "fields">, language: string) {
  const texts = createResourceTexts(resource, language);
  const fields = Object.entries(resource.fields);
  return {
    headers: fields.map(([name, { csvHeader }]) => {
      const context = texts.context(name);
      return csvHeader?.(context) ?? context.label;
    }),
    toRow: (row: Row): CsvCell[] => fields.map(([name, { csv }]) => csv(row[name], texts.context(name))),
  };
}
