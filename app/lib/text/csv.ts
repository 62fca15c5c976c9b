import { unparse } from "papaparse";
import { FORMULA } from "./formulas";

export type CsvCell = string | number;

/** Spreadsheets recognize UTF-8 by it. */
const BYTE_ORDER_MARK = "\uFEFF";
const QUOTED_FORMULA = /^'(?='*[=+\-@＝＋－＠\t\r\n])/;
/** A spreadsheet that separates cells by semicolons splits a text there, unless it is the first of its line. */
const INNER_FORMULA = /([;\t\r\n])(?='*[=+\-@＝＋－＠])/g;
const QUOTED_INNER_FORMULA = /([;\t\r\n])'(?='*[=+\-@＝＋－＠])/g;

/** The text of a copied cell that has a quote before a formula; one that has a quote of its own gets another. */
export const withoutFirstQuote = (cell: string): string => cell.replace(QUOTED_FORMULA, "");

/** The text of a cell that `writeCsv` wrote with quotes before formulas; one that has a quote of its own gets another. */
export const withoutFormulaQuote = (cell: string): string =>
  withoutFirstQuote(cell).replace(QUOTED_INNER_FORMULA, "$1");

const withInnerQuotes = (cell: CsvCell) => (typeof cell === "string" ? cell.replace(INNER_FORMULA, "$1'") : cell);

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
