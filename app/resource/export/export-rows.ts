import { type CsvCell, writeCsv, writeCsvRows } from "~/lib/text/csv";
import { createReader } from "~/resource/data/read-all";
import type { Page, Row } from "~/resource/resource";

type ExportOptions = {
  /** Loads a page; the first is 1. */
  readPage: (current: number, pageSize: number, signal: AbortSignal) => Promise<Page>;
  headers: readonly string[];
  toRow: (row: Row) => CsvCell[];
  /** Which of the rows of a page are written; all, if it is missing. */
  choose?: (rows: readonly Row[]) => readonly Row[];
  onProgress: (done: number, total: number) => void;
  /** Lets the browser handle other tasks between two pages. */
  pause?: () => Promise<unknown>;
};

export type ExportResult = {
  file: Blob;
  rows: number;
  /** The list changed meanwhile, so that the file may miss rows or have some that are gone. */
  changed: boolean;
};

/**
 * Writes all rows of a search to a CSV file. Each page becomes a Blob, which the browser keeps outside of the script's
 * memory. `read` rejects with the error of a page, or with the signal's reason; called again, it goes on with that page.
 */
export function createExportFile({ readPage, headers, toRow, choose, onProgress, pause }: ExportOptions) {
  let written = 0;
  const parts: Blob[] = [new Blob([writeCsv([headers])])];
  const reader = createReader(
    {
      readPage,
      onRows: (read, { done, total }) => {
        const rows = choose?.(read) ?? read;
        written += rows.length;
        if (rows.length > 0) parts.push(new Blob([LINE_END, writeCsvRows(rows.map(toRow))]));
        onProgress(done, total);
      },
    },
    pause,
  );
  return {
    async read(signal: AbortSignal): Promise<ExportResult> {
      const { changed } = await reader.read(signal);
      const file = new Blob(parts, { type: "text/csv;charset=utf-8" });
      return { file, rows: written, changed };
    },
  };
}

export type ExportFile = ReturnType<typeof createExportFile>;

const LINE_END = "\r\n";
