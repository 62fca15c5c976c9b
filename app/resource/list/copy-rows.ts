import type { ClipboardEvent } from "react";
import type { ListedRow } from "./create-columns";
import type { RowColumn } from "./row";

/** Whether a part of a cell is selected; a selection that ends before its first character leaves it out. */
function isSelected(cell: Node, range: Range): boolean {
  const endsBefore = range.endOffset === 0 && cell.contains(range.endContainer) && !cell.contains(range.startContainer);
  return range.intersectsNode(cell) && !endsBefore;
}

/** A line of cells as a spreadsheet pastes it. */
const toLine = (cells: readonly string[]) => cells.map((cell) => cell.replace(/\s+/g, " ")).join("\t");

/** The lines as an element, whose markup is escaped. */
function toTable(lines: readonly (readonly string[])[]): HTMLTableElement {
  const table = document.createElement("table");
  for (const cells of lines) {
    const row = table.insertRow();
    for (const cell of cells) row.insertCell().textContent = cell;
  }
  return table;
}

/**
 * Copies selected rows as lines of cells, whole rows if it is more than one, and without the texts of their buttons.
 * A selection in one cell is left to the browser.
 */
export function copyRows(
  event: ClipboardEvent<HTMLTableElement>,
  columns: readonly RowColumn[],
  rows: readonly ListedRow[],
) {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  const data = columns.flatMap(({ name, text }, index) => (text ? [{ name, text, index }] : []));
  const selected = [...event.currentTarget.rows].flatMap((row) => {
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
  event.clipboardData.setData("text/plain", lines.map(toLine).join("\n"));
  event.clipboardData.setData("text/html", toTable(lines).outerHTML);
  event.preventDefault();
}
