import * as v from "valibot";
import { IMPORT_LIMITS } from "~/config/limits";
import type { FormValue } from "~/resource/fields/field";
import type { FormValues } from "~/resource/form/form-values";
import { parseTable, type TableRow } from "./parse-table";

/** An error in a field's column, in an extra column (by its number), or in the whole row (null). */
export type CellError = { row: number; column: string | number | null; value: string; message: string };
/** A row with its number in a spreadsheet. */
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
  | { problem: "header" | "sameHeaders"; columns: string[] }
  | { problem: "openQuote"; line: number };

export type ImportColumn = {
  name: string;
  /** The translated headers; the field's name is accepted too. */
  headers: readonly string[];
  /** The form's value of a cell. */
  parse: (cell: string) => FormValue;
  /** If its cells are choices: what is said of a word that is none of them. */
  noChoice?: ((word: string) => string) | undefined;
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
  const table = parseTable(text, (cell) => options.columns.some((column) => isHeaderOf(column, cell)));
  if ("openQuote" in table) return { problem: "openQuote", line: table.openQuote };
  const { headers, rows } = table;
  const columns = options.columns.map((column) => ({
    ...column,
    indexes: headers.flatMap((header, index) => (isHeaderOf(column, header) ? [index] : [])),
  }));
  const missing = columns.filter(({ indexes }) => indexes.length === 0);
  if (missing.length > 0) return { problem: "header", columns: namesOf(missing) };
  const repeated = columns.filter(({ indexes }) => indexes.length > 1);
  if (repeated.length > 0) return { problem: "sameHeaders", columns: namesOf(repeated) };
  if (rows.length === 0) return { problem: "noRows" };
  if (rows.length > IMPORT_LIMITS.rows) return { problem: "manyRows" };

  const errorsOf = (values: FormValues, texts: Texts, { row, cells, hasOpenQuote }: TableRow): CellError[] => {
    if (hasOpenQuote) return [{ row, column: null, value: cells[0] ?? "", message: options.quotes }];
    const extra = extraCells(cells, headers.length, row, options.extra);
    // An extra cell shifts the values, which then break every rule; one error is enough.
    return extra.length > 0 ? extra : ruleErrors(values, texts, row, options);
  };
  const read = rows.map((tableRow) => {
    const { row, cells } = tableRow;
    const texts: Texts = Object.fromEntries(
      columns.map(({ name, indexes: [index = 0] }) => [name, cells[index] ?? ""]),
    );
    const values: FormValues = Object.fromEntries(
      columns.map((column) => [column.name, column.parse(texts[column.name] ?? "")]),
    );
    return { row, cells, values, errors: errorsOf(values, texts, tableRow) };
  });
  const refused = read.filter(({ errors }) => errors.length > 0).map(({ cells }) => cells);
  return {
    rows: read.filter(({ errors }) => errors.length === 0).map(({ row, values }) => ({ row, values })),
    errors: read.flatMap(({ errors }) => errors),
    total: read.length,
    refused: refused.length > 0 ? [headers, ...refused] : [],
  };
}

const namesOf = (columns: readonly ImportColumn[]) => columns.map(({ name }) => name);

/** Upper and lower case are the same. */
const isHeaderOf = ({ name, headers }: ImportColumn, cell: string): boolean =>
  [...headers, name].some((header) => header.toLowerCase() === cell.trim().toLowerCase());

/** The first error of each cell. */
function ruleErrors(values: FormValues, texts: Texts, row: number, options: Options): CellError[] {
  const { issues = [] } = v.safeParse(options.rules, values);
  const first = new Map(issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]));
  return options.columns.flatMap(({ name, noChoice }) => {
    const message = first.get(name);
    if (message === undefined) return [];
    const value = texts[name] ?? "";
    if (value === "" || !noChoice) return [{ row, column: name, value, message }];
    // Of several words the unknown ones stand last.
    const word = [values[name]].flat().at(-1) ?? value;
    return [{ row, column: name, value, message: noChoice(String(word)) }];
  });
}

/**
 * The error of the first cell after the last header, for example because of a comma without quotes. There may be millions
 * of such cells.
 */
function extraCells(cells: string[], width: number, row: number, translate: Options["extra"]): CellError[] {
  const index = cells.findIndex((text, position) => position >= width && text !== "");
  const value = cells[index];
  return value === undefined ? [] : [{ row, column: index + 1, value, message: translate(value) }];
}
