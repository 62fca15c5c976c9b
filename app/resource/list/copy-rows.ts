import { withFormulaQuote } from "~/lib/text/formulas";
import { COPIED_CELL, cellSource } from "~/resource/copy/copied-cell";
import type { SelectedRows } from "~/resource/list-state";
import type { ListedRow } from "./create-columns";
import { editorIn } from "./grid-cells";
import type { RowColumn } from "./row";

/** Whether a part of a cell is selected; a selection that ends before its first character leaves it out. */
function isSelected(cell: Node, range: Range): boolean {
  const endsBefore = range.endOffset === 0 && cell.contains(range.endContainer) && !cell.contains(range.startContainer);
  return range.intersectsNode(cell) && !endsBefore;
}

/** As spreadsheets write a cell whose text has tabs, line breaks or a quote at its start. */
const quoted = (cell: string) => (/[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** A line of cells as a spreadsheet pastes it. */
const toLine = (cells: readonly string[]) => cells.map(quoted).join("\t");

const withoutFormulas = (lines: readonly (readonly string[])[]) => lines.map((cells) => cells.map(withFormulaQuote));

/** The lines as an element, whose markup is escaped. */
function toTable(lines: readonly (readonly string[])[]): HTMLTableElement {
  const table = document.createElement("table");
  for (const cells of lines) {
    const row = table.insertRow();
    for (const cell of cells) row.insertCell().textContent = cell;
  }
  return table;
}

type Copied = { columns: readonly RowColumn[]; rows: readonly ListedRow[] };

const dataOf = (columns: readonly RowColumn[]) =>
  columns.flatMap(({ name, text }, index) => (text ? [{ name, text, index }] : []));

/** The data of a row as a line of cells. */
export const lineOf = (columns: readonly RowColumn[], listed: ListedRow): string =>
  toLine(dataOf(columns).map(({ text }) => withFormulaQuote(text(listed))));

function write(
  event: ClipboardEvent,
  lines: readonly (readonly string[])[],
  plain = lines.map(toLine).join("\n"),
): void {
  event.clipboardData?.setData("text/plain", plain);
  event.clipboardData?.setData("text/html", toTable(lines).outerHTML);
  event.preventDefault();
}

/**
 * Copies selected texts of a table as lines of cells, whole rows if it is more than one, and without the texts of their
 * buttons. A selection in one cell is left to the browser.
 */
export function copySelection(event: ClipboardEvent, table: HTMLTableElement, { columns, rows }: Copied): void {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  const data = dataOf(columns);
  const selected = [...table.rows].flatMap((row) => {
    const cells = data.filter(({ index }) => {
      const cell = row.cells[index];
      return cell !== undefined && isSelected(cell, range);
    });
    return cells.length > 0 ? [{ row, cells }] : [];
  });
  const [first] = selected;
  if (!first || (selected.length === 1 && first.cells.length === 1)) return;
  const lines = selected.map(({ row, cells }) => {
    const listed = row.parentElement?.tagName === "TBODY" ? rows[row.sectionRowIndex] : undefined;
    return (selected.length > 1 ? data : cells).map(({ name, text }) => (listed ? text(listed) : name));
  });
  write(event, withoutFormulas(lines));
}

/**
 * Copies the selected rows of the page, or else the cell with the focus, if no text is selected; of a cell without data,
 * its row. Returns the number of copied rows or `"cell"`, and null if nothing is copied.
 */
export function copyFocused(
  event: ClipboardEvent,
  table: HTMLTableElement,
  { namespace, columns, rows, selected }: Copied & { namespace: string; selected: SelectedRows },
): number | "cell" | null {
  const cell = document.activeElement?.closest<HTMLTableCellElement>("tbody td");
  if (cell && editorIn(cell)) return null;
  const listed = rows[(cell?.closest("tr")?.rowIndex ?? 0) - 1];
  if (!cell || !listed || !table.contains(cell) || getSelection()?.isCollapsed === false) return null;
  const selectedRows = rows.filter(({ row }) => selected.has(row.id));
  const { id = "", text: textOf } = columns[cell.cellIndex] ?? {};
  const text = textOf?.(listed);
  const isCell = selectedRows.length === 0 && text !== undefined;
  const copied = selectedRows.length > 0 ? selectedRows : [listed];
  const data = dataOf(columns);
  // A single value may be meant for anything, such as a field of a form.
  if (isCell) {
    write(event, [[text]], text.replace(/\s+/g, " "));
    event.clipboardData?.setData(COPIED_CELL, JSON.stringify([cellSource(namespace), id, listed.row[id], text]));
  } else write(event, withoutFormulas(copied.map((one) => data.map((column) => column.text(one)))));
  return isCell ? "cell" : copied.length;
}
