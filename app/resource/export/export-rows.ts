import { EXPORT_PAGE_SIZE } from "~/config/limits";
import { type CsvCell, writeCsv, writeCsvRows } from "~/lib/text/csv";
import type { Page, Row, RowId } from "~/resource/resource";

type ExportOptions = {
  /** Loads a page; the first is 1. */
  readPage: (current: number, pageSize: number, signal: AbortSignal) => Promise<Page>;
  headers: readonly string[];
  toRow: (row: Row) => CsvCell[];
  onProgress: (done: number, total: number) => void;
  /** Lets the browser handle other tasks between two pages. */
  pause: () => Promise<unknown>;
};

export type ExportResult = {
  file: Blob;
  rows: number;
  /** The list changed meanwhile, so that the file may miss rows or have some that are gone. */
  changed: boolean;
};

/**
 * Writes all rows of a search to a CSV file, page by page. Each page becomes a Blob, which the browser keeps outside of
 * the script's memory. A row that moves to another page in the meantime is not written twice. `read` rejects with the
 * error of a page, or with the signal's reason; called again, it goes on with that page.
 */
export function createExportFile({ readPage, headers, toRow, onProgress, pause }: ExportOptions) {
  const parts: Blob[] = [new Blob([writeCsv([headers])])];
  const written = new Set<RowId>();
  const totals = new Set<number>();
  let pageSize = EXPORT_PAGE_SIZE;
  let current = 1;

  /** Writes the current page; whether it is the last. */
  async function readNext(signal: AbortSignal): Promise<boolean> {
    const { list, total } = await readPage(current, pageSize, signal);
    signal.throwIfAborted();
    const newRows = list.filter(({ id }) => !written.has(id));
    for (const { id } of newRows) written.add(id);
    if (newRows.length > 0) parts.push(new Blob([LINE_END, writeCsvRows(newRows.map(toRow))]));
    // A server may give smaller pages than it was asked for.
    if (current === 1 && list.length > 0 && list.length < total) pageSize = Math.min(pageSize, list.length);
    totals.add(total);
    onProgress(written.size, total);
    const isLast = list.length === 0 || current * pageSize >= total;
    current += 1;
    return isLast;
  }

  return {
    async read(signal: AbortSignal): Promise<ExportResult> {
      signal.throwIfAborted();
      while (!(await readNext(signal))) {
        await pause();
        signal.throwIfAborted();
      }
      const file = new Blob(parts, { type: "text/csv;charset=utf-8" });
      return { file, rows: written.size, changed: totals.size > 1 || !totals.has(written.size) };
    },
  };
}

export type ExportFile = ReturnType<typeof createExportFile>;

const LINE_END = "\r\n";
