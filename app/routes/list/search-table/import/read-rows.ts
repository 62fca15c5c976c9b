import { parse } from "papaparse";
import * as v from "valibot";
import { IMPORT_LIMITS } from "~/config/limits";

/** The columns of an import, in the template's order; each is a field of a policy. */
export const IMPORT_FIELDS = ["name", "contentType", "filterType", "count", "status"] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
export type ImportValues = Record<"name" | "count", string> &
  Record<"contentType" | "filterType" | "status", string | null>;

/** An error in a field's column, in an extra column (by its number), or in the whole row (null). */
export type CellError = { row: number; column: ImportField | number | null; message: string };
/** A row with its number in a spreadsheet: the headers are row 1. */
export type ImportRow = { row: number; values: ImportValues };
export type ImportResult =
  | { rows: ImportRow[]; errors: CellError[]; total: number }
  | { problem: "noRows" | "manyRows" }
  | { problem: "header"; missing: ImportField[] };

type Options = {
  /** The translated header of each column; the field's name is accepted too. */
  headers: Record<ImportField, string>;
  /** The value of an option's label. */
  valueOf: (field: "contentType" | "filterType" | "status", label: string) => string | null;
  rules: v.GenericSchema<ImportValues, unknown>;
  quotes: string;
  extra: (text: string) => string;
};

/** Parses CSV text: the valid rows, and all errors by row and column. */
export function readRows(text: string, options: Options): ImportResult {
  const { data, errors: parseErrors } = parse<string[]>(text, { delimitersToGuess: [",", ";", "\t"] });
  const [headers = [], ...records] = data;
  const columnIndex = new Map(
    IMPORT_FIELDS.map((field) => [field, indexOfHeader(headers, [options.headers[field], field])]),
  );
  const missing = IMPORT_FIELDS.filter((field) => columnIndex.get(field) === -1);
  if (missing.length > 0) return { problem: "header", missing };

  const nonEmptyRows = records
    .map((cells, index) => ({ cells: cells.map((cell) => cell.trim()), row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (nonEmptyRows.length === 0) return { problem: "noRows" };
  if (nonEmptyRows.length > IMPORT_LIMITS.rows) return { problem: "manyRows" };

  const rowsWithOpenQuotes = new Set(parseErrors.filter(({ type }) => type === "Quotes").map(({ row = 0 }) => row + 1));
  const errorsOf = (values: ImportValues, cells: string[], row: number): CellError[] => {
    if (rowsWithOpenQuotes.has(row)) return [{ row, column: null, message: options.quotes }];
    const extra = extraCells(cells, headers.length, row, options.extra);
    // An extra cell shifts the values, which then break every rule; one error is enough.
    return extra.length > 0 ? extra : ruleErrors(values, row, options.rules);
  };
  const read = nonEmptyRows.map(({ cells, row }) => {
    const cell = (field: ImportField) => cells[columnIndex.get(field) ?? -1] ?? "";
    const values: ImportValues = {
      name: cell("name"),
      contentType: options.valueOf("contentType", cell("contentType")),
      filterType: options.valueOf("filterType", cell("filterType")),
      count: cell("count"),
      status: options.valueOf("status", cell("status")),
    };
    return { row, values, errors: errorsOf(values, cells, row) };
  });
  return {
    rows: read.filter(({ errors }) => errors.length === 0).map(({ row, values }) => ({ row, values })),
    errors: read.flatMap(({ errors }) => errors),
    total: read.length,
  };
}

const indexOfHeader = (headers: string[], names: string[]) =>
  headers.findIndex((header) => names.some((name) => name.toLowerCase() === header.trim().toLowerCase()));

/** The first error of each cell. */
function ruleErrors(values: ImportValues, row: number, rules: Options["rules"]): CellError[] {
  const { issues = [] } = v.safeParse(rules, values);
  const first = new Map(issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]));
  return IMPORT_FIELDS.flatMap((column) => {
    const message = first.get(column);
    return message === undefined ? [] : [{ row, column, message }];
  });
}

/** Errors for cells after the last header, for example because of a comma without quotes. */
const extraCells = (cells: string[], width: number, row: number, translate: Options["extra"]): CellError[] =>
  cells.flatMap((text, index) =>
    index < width || text === "" ? [] : [{ row, column: index + 1, message: translate(text) }],
  );
