import { parse } from "papaparse";
import * as v from "valibot";
import { IMPORT_LIMITS } from "~/config/limits";

/** The columns of an import, in the template's order; each is a field of a policy. */
export const IMPORT_FIELDS = ["name", "contentType", "filterType", "count", "status"] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];
export type ImportValues = Record<"name" | "count", string> &
  Record<"contentType" | "filterType" | "status", string | null>;

/** Where an error stands: a field's column, a column behind the last by its number, or the whole row. */
export type CellError = { row: number; column: ImportField | number | null; message: string };
/** A row by its number in a spreadsheet: the heads are row 1. */
export type ImportRow = { row: number; values: ImportValues };
export type ImportResult =
  | { rows: ImportRow[]; errors: CellError[]; total: number }
  | { problem: "noRows" | "manyRows" }
  | { problem: "header"; missing: ImportField[] };

type Words = {
  /** The head of each column; a field's own name is taken too. */
  heads: Record<ImportField, string>;
  /** The value that a choice's word stands for. */
  valueOf: (field: "contentType" | "filterType" | "status", word: string) => string | null;
  rules: v.GenericSchema<ImportValues, unknown>;
  quotes: string;
  extra: (text: string) => string;
};

/** The rows of a CSV text that keep the rules, and every error by row and column. */
export function readRows(text: string, words: Words): ImportResult {
  const { data, errors: faults } = parse<string[]>(text, { delimitersToGuess: [",", ";", "\t"] });
  const [heads = [], ...records] = data;
  const places = new Map(IMPORT_FIELDS.map((field) => [field, placeOf(heads, [words.heads[field], field])]));
  const missing = IMPORT_FIELDS.filter((field) => places.get(field) === -1);
  if (missing.length > 0) return { problem: "header", missing };

  const filled = records
    .map((cells, at) => ({ cells: cells.map((cell) => cell.trim()), row: at + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (filled.length === 0) return { problem: "noRows" };
  if (filled.length > IMPORT_LIMITS.rows) return { problem: "manyRows" };

  const broken = new Set(faults.filter(({ type }) => type === "Quotes").map(({ row = 0 }) => row + 1));
  const errorsOf = (values: ImportValues, cells: string[], row: number): CellError[] => {
    if (broken.has(row)) return [{ row, column: null, message: words.quotes }];
    const extra = extraCells(cells, heads.length, row, words.extra);
    // What stands in a wrong column breaks every rule; one error says it.
    return extra.length > 0 ? extra : ruleErrors(values, row, words.rules);
  };
  const read = filled.map(({ cells, row }) => {
    const cell = (field: ImportField) => cells[places.get(field) ?? -1] ?? "";
    const values: ImportValues = {
      name: cell("name"),
      contentType: words.valueOf("contentType", cell("contentType")),
      filterType: words.valueOf("filterType", cell("filterType")),
      count: cell("count"),
      status: words.valueOf("status", cell("status")),
    };
    return { row, values, errors: errorsOf(values, cells, row) };
  });
  return {
    rows: read.filter(({ errors }) => errors.length === 0).map(({ row, values }) => ({ row, values })),
    errors: read.flatMap(({ errors }) => errors),
    total: read.length,
  };
}

const placeOf = (heads: string[], names: string[]) =>
  heads.findIndex((head) => names.some((name) => name.toLowerCase() === head.trim().toLowerCase()));

/** The first error of each cell. */
function ruleErrors(values: ImportValues, row: number, rules: Words["rules"]): CellError[] {
  const { issues = [] } = v.safeParse(rules, values);
  const first = new Map(issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]));
  return IMPORT_FIELDS.flatMap((column) => {
    const message = first.get(column);
    return message === undefined ? [] : [{ row, column, message }];
  });
}

/** What stands behind the last head, such as after a comma that has no quotes around it. */
const extraCells = (cells: string[], width: number, row: number, say: Words["extra"]): CellError[] =>
  cells.flatMap((text, at) => (at < width || text === "" ? [] : [{ row, column: at + 1, message: say(text) }]));
