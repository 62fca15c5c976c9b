import { unparse } from "papaparse";

export type CsvCell = string | number;

/** Spreadsheets recognize UTF-8 by it. */
const BYTE_ORDER_MARK = "\uFEFF";
/** The first characters of a text that a spreadsheet would run as a formula (OWASP, CSV Injection). */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
const QUOTED_FORMULA = /^'(?='*[=+\-@＝＋－＠\t\r\n])/;
/** A spreadsheet that separates cells by semicolons splits a text there, unless it is the first of its line. */
const INNER_FORMULA = /([;\t\r\n])(?='*[=+\-@＝＋－＠])/g;
const QUOTED_INNER_FORMULA = /([;\t\r\n])'(?='*[=+\-@＝＋－＠])/g;

/** The text of a cell that `writeCsv` wrote with quotes before formulas; one that has a quote of its own gets another. */
export const withoutFormulaQuote = (cell: string): string =>
  cell.replace(QUOTED_FORMULA, "").replace(QUOTED_INNER_FORMULA, "$1");

const withInnerQuotes = (cell: CsvCell) => (typeof cell === "string" ? cell.replace(INNER_FORMULA, "$1'") : cell);

/** A negative figure with its currency or unit, which is no formula. */
const FIGURE = /^-(?:[A-Z]{0,3}\p{Sc})?[\d.,]+[\p{L}%\s]*$/u;

/** A copied text with a quote before what a spreadsheet would run as a formula. */
export const withFormulaQuote = (text: string): string =>
  FORMULA.test(text) && !FIGURE.test(text) ? `'${text}` : text;

/**
 * Rows as a CSV file (RFC 4180) for spreadsheets: with a byte-order mark, and with a quote before whatever a spreadsheet
 * would run as a formula. Numbers stay numbers.
 */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string => BYTE_ORDER_MARK + writeCsvRows(rows);

/** Rows as `writeCsv` writes them, but without the byte-order mark: for the later parts of a file written in parts. */
export const writeCsvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  unparse(
    rows.map((row) => row.map(withInnerQuotes)),
    { newline: "\r\n", escapeFormulae: FORMULA },
  );
