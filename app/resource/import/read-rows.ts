import { type ParseError, parse } from "papaparse";
import * as v from "valibot";
import { IMPORT_LIMITS } from "~/config/limits";
import { withoutFormulaQuote } from "~/lib/text/csv";
import type { FormValues } from "~/resource/drawer/form-values";
import type { FormValue } from "~/resource/fields/field";

/** An error in a field's column, in an extra column (by its number), or in the whole row (null). */
export type CellError = { row: number; column: string | number | null; value: string; message: string };
/** A row with its number in a spreadsheet: the headers are row 1. */
export type ImportRow = { row: number; values: FormValues };
export type ReadRows = {
  rows: ImportRow[];
  errors: CellError[];
  total: number;
  /** The headers and the rows with errors, as a file to correct and import again; empty without errors. */
  refused: string[][];
};
export type ImportResult =
  | ReadRows
  | { problem: "noRows" | "manyRows" }
  | { problem: "header"; missing: string[] }
  | { problem: "openQuote"; line: number };

export type ImportColumn = {
  name: string;
  /** The translated headers; the field's name is accepted too. */
  headers: readonly string[];
  /** The form's value of a cell. */
  parse: (cell: string) => FormValue;
};

/** The cells of a row by the names of their fields. */
type Texts = Record<string, string>;

type Options = {
  columns: readonly ImportColumn[];
  rules: v.GenericSchema<FormValues, unknown>;
  quotes: string;
  extra: (text: string) => string;
};

/** Parses CSV text: the valid rows, and all errors by row and column. */
export function readRows(text: string, options: Options): ImportResult {
  const { data, errors: parseErrors } = parse<string[]>(text, { delimitersToGuess: [",", ";", "\t"] });
  const line = lineOfOpenQuote(text, data, parseErrors);
  if (line !== null) return { problem: "openQuote", line };
  const [headers = [], ...records] = data;
  const columns = options.columns.map((column) => ({
    ...column,
    index: indexOfHeader(headers, [...column.headers, column.name]),
  }));
  const missing = columns.filter(({ index }) => index === -1).map(({ name }) => name);
  if (missing.length > 0) return { problem: "header", missing };

  const nonEmptyRows = records
    .map((cells, index) => ({ cells: cells.map((cell) => withoutFormulaQuote(cell.trim())), row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (nonEmptyRows.length === 0) return { problem: "noRows" };
  if (nonEmptyRows.length > IMPORT_LIMITS.rows) return { problem: "manyRows" };

  const rowsWithOpenQuotes = new Set(parseErrors.filter(isQuoteError).map(({ row = 0 }) => row + 1));
  const errorsOf = (values: FormValues, texts: Texts, cells: string[], row: number): CellError[] => {
    if (rowsWithOpenQuotes.has(row)) return [{ row, column: null, value: cells[0] ?? "", message: options.quotes }];
    const extra = extraCells(cells, headers.length, row, options.extra);
    // An extra cell shifts the values, which then break every rule; one error is enough.
    return extra.length > 0 ? extra : ruleErrors(values, texts, row, options.rules);
  };
  const read = nonEmptyRows.map(({ cells, row }) => {
    const texts: Texts = Object.fromEntries(columns.map(({ name, index }) => [name, cells[index] ?? ""]));
    const values: FormValues = Object.fromEntries(
      columns.map((column) => [column.name, column.parse(texts[column.name] ?? "")]),
    );
    return { row, cells, values, errors: errorsOf(values, texts, cells, row) };
  });
  const refused = read.filter(({ errors }) => errors.length > 0).map(({ cells }) => cells);
  return {
    rows: read.filter(({ errors }) => errors.length === 0).map(({ row, values }) => ({ row, values })),
    errors: read.flatMap(({ errors }) => errors),
    total: read.length,
    refused: refused.length > 0 ? [headers, ...refused] : [],
  };
}

const isQuoteError = ({ type }: ParseError) => type === "Quotes";
const LINE_BREAK = /\r\n|\r|\n/;

/** The line of the first quote that is not closed in its line, so that the following lines were read as a part of its cell. */
function lineOfOpenQuote(text: string, data: readonly string[][], errors: readonly ParseError[]): number | null {
  const open = errors.find(
    (error) => isQuoteError(error) && data[error.row ?? 0]?.some((cell) => LINE_BREAK.test(cell)),
  );
  return open ? text.slice(0, open.index).split(LINE_BREAK).length : null;
}

const indexOfHeader = (headers: string[], names: string[]) =>
  headers.findIndex((header) => names.some((name) => name.toLowerCase() === header.trim().toLowerCase()));

/** The first error of each cell. */
function ruleErrors(values: FormValues, texts: Texts, row: number, rules: Options["rules"]): CellError[] {
  const { issues = [] } = v.safeParse(rules, values);
  const first = new Map(issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]));
  return Object.keys(values).flatMap((column) => {
    const message = first.get(column);
    return message === undefined ? [] : [{ row, column, value: texts[column] ?? "", message }];
  });
}

/** Errors for cells after the last header, for example because of a comma without quotes. */
const extraCells = (cells: string[], width: number, row: number, translate: Options["extra"]): CellError[] =>
  cells.flatMap((text, index) =>
    index < width || text === "" ? [] : [{ row, column: index + 1, value: text, message: translate(text) }],
  );
