import { unparse } from "papaparse";

export type CsvCell = string | number;

/** The mark by which spreadsheets know UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** What a spreadsheet would run as a formula, and would swallow before one (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as the text of a CSV file (RFC 4180) that a spreadsheet shows as it is: with a byte-order mark,
 * and with a quote before a text that it would take for a formula. Numbers stay numbers.
 */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string => BYTE_ORDER_MARK + writeCsvRows(rows);

/** The same without the mark, for the later parts of a file that is written in parts. */
export const writeCsvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  unparse(
    rows.map((row) => [...row]),
    { newline: "\r\n", escapeFormulae: FORMULA },
  );
