import { type ParseError, parse } from "papaparse";
import { withoutFormulaQuote } from "~/lib/text/csv";

/** A row with its number in a spreadsheet, whose first one is 1. */
export type TableRow = { row: number; cells: string[]; hasOpenQuote: boolean };
type ParsedTable = { headers: string[]; rows: TableRow[] };

/** A first line by which a file names its delimiter to a spreadsheet, which does not count it as a row. */
const DELIMITER_LINE = /^sep=(.)(?:\r\n|\r|\n|$)/i;
const DELIMITERS = [",", ";", "\t"];
/** The first line with more than delimiters, blanks and quotes. */
const HEADER_LINE = /^.*[^\s,;"].*$/m;
const LINE_BREAK = /\r\n|\r|\n/;

const isQuoteError = ({ type }: ParseError) => type === "Quotes";
const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== "");

/** CSV text as its headers, the first row that is not blank, and the filled rows after them; or the line of a quote that stays open. */
export function parseTable(
  text: string,
  isHeader: (cell: string) => boolean = () => false,
): ParsedTable | { openQuote: number } {
  const [delimiterLine = "", named] = DELIMITER_LINE.exec(text) ?? [];
  const table = text.slice(delimiterLine.length);
  const delimiter = named ?? delimiterOfHeaders(table, isHeader);
  const { data, errors } = parse<string[]>(table, { delimiter, delimitersToGuess: DELIMITERS });
  const open = indexOfOpenQuote(data, errors);
  if (open !== undefined) {
    return { openQuote: text.slice(0, delimiterLine.length + open).split(LINE_BREAK).length };
  }
  const withOpenQuotes = new Set(errors.filter(isQuoteError).map(({ row }) => row));
  const head = Math.max(0, data.findIndex(isFilled));
  const rows = data
    .map((cells, index) => ({
      row: index + 1,
      cells: cells.map((cell) => withoutFormulaQuote(cell.trim())),
      hasOpenQuote: withOpenQuotes.has(index),
    }))
    .slice(head + 1);
  return { headers: data[head] ?? [], rows: rows.filter(({ cells }) => isFilled(cells)) };
}

/** The delimiter that separates more headers of the list than others do: of some files a guess by all lines is wrong. */
function delimiterOfHeaders(table: string, isHeader: (cell: string) => boolean): string | undefined {
  const line = HEADER_LINE.exec(table)?.[0] ?? "";
  const [best, second] = DELIMITERS.map((delimiter) => {
    const [cells = []] = parse<string[]>(line, { delimiter }).data;
    return { delimiter, found: cells.filter(isHeader).length };
  }).toSorted((one, other) => other.found - one.found);
  return best && second && best.found > second.found ? best.delimiter : undefined;
}

/** Where the first quote is that is not closed in its line, so that the following lines were read as a part of its cell. */
const indexOfOpenQuote = (data: readonly string[][], errors: readonly ParseError[]) =>
  errors.find((error) => isQuoteError(error) && data[error.row ?? 0]?.some((cell) => LINE_BREAK.test(cell)))?.index;
