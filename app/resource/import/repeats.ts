import { formBody, formValues } from "~/resource/form/form-values";
import type { Resource, Row } from "~/resource/resource";
import type { ImportRow } from "./read-rows";

/** The numbers of the rows with the same values as an earlier one, or as one of these records. */
export function findRepeats(resource: Resource, rows: readonly ImportRow[], records: readonly Row[]): number[] {
  const textOf = (values: ImportRow["values"]) => JSON.stringify(formBody(resource, values));
  const known = new Set(records.map((record) => textOf(formValues(resource, record))));
  return rows.flatMap(({ row, values }) => {
    const text = textOf(values);
    if (known.has(text)) return [row];
    known.add(text);
    return [];
  });
}
