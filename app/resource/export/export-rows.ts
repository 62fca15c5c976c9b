import { EXPORT_PAGE_SIZE } from "~/config/limits";
import { type CsvCell, writeCsv, writeCsvRows } from "~/lib/text/csv";
import type { Page, Row, RowId } from "~/resource/resource";

type ExportOptions = {
  /** Loads a page; the first is 1. */
  readPage: (current: number, pageSize: number) => Promise<Page>;
  headers: readonly string[];
  toRow: (row: Row) => CsvCell[];
  onProgress: (done: number, total: number) => void;
  /** Lets the browser handle other tasks between two pages. */
  pause: () => Promise<unknown>;
  signal: AbortSignal;
};

/**
 * Writes all rows of a search to a CSV file, page by page. Each page becomes a Blob, which the browser keeps outside of
 * the script's memory. A row that moves to another page in the meantime is not written twice. Rejects with the error of
 * a page, or with the signal's reason.
 */
export async function exportRows(options: ExportOptions): Promise<{ file: Blob; rows: number }> {
  const { readPage, headers, toRow, onProgress, pause, signal } = options;
  const parts: Blob[] = [new Blob([writeCsv([headers])])];
  const written = new Set<RowId>();
  for (let current = 1; ; current += 1) {
    signal.throwIfAborted();
    const { list, total } = await readPage(current, EXPORT_PAGE_SIZE);
    signal.throwIfAborted();
    const newRows = list.filter(({ id }) => !written.has(id));
    for (const { id } of newRows) written.add(id);
    if (newRows.length > 0) parts.push(new Blob([LINE_END, writeCsvRows(newRows.map(toRow))]));
    onProgress(written.size, total);
    if (list.length === 0 || current * EXPORT_PAGE_SIZE >= total) break;
    await pause();
  }
  return { file: new Blob(parts, { type: "text/csv;charset=utf-8" }), rows: written.size };
}

const LINE_END = "\r\n";
