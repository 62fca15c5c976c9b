import isEqual from "fast-deep-equal";
import { parse } from "papaparse";
import * as v from "valibot";
import { withoutFirstQuote } from "~/lib/text/csv";
import { cellParser } from "~/resource/cell-parser";
import { cellSource } from "~/resource/copy/copied-cell";
import { formValues, isSameValue } from "~/resource/form/form-values";
import type { Resource, Row } from "~/resource/resource";
import type { ResourceTexts } from "~/resource/resource-texts";
import type { RecordChange } from "./send-changes";

/** Where a block is pasted: the rows and the columns of the table from the focused cell on. */
export type PasteTarget = {
  rows: readonly Row[];
  columns: readonly { name: string; isEditable: boolean }[];
};
/** A cell of the block that cannot be taken. */
export type PasteProblem = { row: Row; name: string; text: string; message: string };
export type Block = {
  changes: RecordChange[];
  problems: PasteProblem[];
  /** The rows and columns of the block for which the table has no place. */
  beyond: { rows: number; columns: number };
};

type Options = {
  /** The cell that was copied from a list, as that writes it. */
  copied?: string | undefined;
  /** The texts of all languages, the page's first. */
  languages: readonly ResourceTexts[];
  notEditable: string;
};

/** The cells of a text that a spreadsheet puts on the clipboard. */
function readCells(text: string): string[][] {
  const block = text.replace(/(\r\n|\r|\n)$/, "");
  const { data, errors } = parse<string[]>(block, { delimiter: "\t" });
  // Spreadsheets quote cells with tabs and line breaks; quotes of a cell alone, or of a part of a text, stay as they are.
  const isQuoted = /[\t\r\n]/.test(block) && !errors.some(({ type }) => type === "Quotes");
  const cells = isQuoted ? data : block.split(/\r\n|\r|\n/).map((line) => line.split("\t"));
  return cells.map((row) => row.map((cell) => withoutFirstQuote(cell.trim())));
}

const copiedSchema = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.string(), v.unknown(), v.string()]));

/** A cell that was copied from a list, where the clipboard has one. */
function readCopied(data: string | undefined) {
  const { success, output } = v.safeParse(copiedSchema, data);
  if (!success) return undefined;
  const [source, name, value, text] = output;
  return { source, name, value, text: text.trim() };
}

/** Whether a text is copied so. It is without blanks around it, and on one line if it is copied alone. */
const isCopyOf = (text: string, cell: string, isAlone: boolean) =>
  cell === text.trim() || (isAlone && cell === text.trim().replace(/\s+/g, " "));

/** What a pasted block would change, cell by cell. A cell that shows the same text already changes nothing. */
export function readBlock(resource: Resource, text: string, { rows, columns }: PasteTarget, options: Options): Block {
  const { languages, notEditable } = options;
  const copied = readCopied(options.copied);
  const block = copied ? [[copied.text]] : readCells(text);
  const isAlone = !copied && block.length === 1 && block[0]?.length === 1;
  const width = block.reduce((most, { length }) => Math.max(most, length), 0);
  const problems: PasteProblem[] = [];
  const targets = columns.map(({ name, isEditable }) => {
    const field = resource.fields[name];
    const contexts = languages.map((texts) => texts.context(name));
    const form = isEditable ? field?.form : null;
    const isSame = copied?.name === name && copied.source === cellSource(resource.namespace);
    const parsePasted = form && isSame ? () => form.toValue(copied.value) : form?.parsePasted;
    const parse = form && cellParser(parsePasted ? { ...form, parse: parsePasted } : form, contexts);
    // Records may have the same title: their texts do not tell whether a copied value is another one.
    const isCopy = (value: unknown, cell: string) =>
      !(parse && isSame) && contexts.some((context) => isCopyOf(field?.text(value, context) ?? "", cell, isAlone));
    return { name, field, parse, isCopy };
  });

  function changeOf(row: Row, cells: readonly string[]): RecordChange | undefined {
    const before = formValues(resource, row);
    const values = { ...before };
    targets.slice(0, cells.length).forEach(({ name, field, parse, isCopy }, index) => {
      const cell = cells[index] ?? "";
      const refuse = (message: string) => problems.push({ row, name, text: cell, message });
      if (!field || isCopy(row[name], cell)) return;
      if (!parse) {
        refuse(notEditable);
        return;
      }
      const { value, message } = parse(cell);
      if (field.form && isSameValue(field.form, value, before[name])) return;
      if (message) refuse(message);
      else values[name] = value;
    });
    return isEqual(values, before) ? undefined : { row, values };
  }

  return {
    changes: rows.flatMap((row, index) => changeOf(row, block[index] ?? []) ?? []),
    problems,
    beyond: {
      rows: Math.max(0, block.length - rows.length),
      columns: Math.max(0, width - columns.length),
    },
  };
}
