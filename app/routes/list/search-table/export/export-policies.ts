import type { Policy } from "~/api/policy";
import { EXPORT_PAGE_SIZE } from "~/config/limits";
import { type CsvCell, writeCsv, writeCsvRows } from "~/lib/text/csv";

type Page = { list: readonly Policy[]; total: number };

type Task = {
  /** Asks for a page, from 1. */
  readPage: (current: number, pageSize: number) => Promise<Page>;
  headers: readonly string[];
  toRow: (policy: Policy) => CsvCell[];
  onProgress: (done: number, total: number) => void;
  /** Leaves the page time for other things. */
  pause: () => Promise<unknown>;
  signal: AbortSignal;
};

/**
 * All rows of a search as a CSV file, page by page: what is done is handed to the browser piece by piece
 * and kept out of the page's memory. A row that moves to another page meanwhile is not written twice.
 * Rejects with what a page fails with, or with the signal's reason.
 */
export async function exportPolicies(task: Task): Promise<{ file: Blob; rows: number }> {
  const { readPage, headers, toRow, onProgress, pause, signal } = task;
  const parts: Blob[] = [new Blob([writeCsv([headers])])];
  const written = new Set<Policy["id"]>();
  for (let current = 1; ; current += 1) {
    signal.throwIfAborted();
    const { list, total } = await readPage(current, EXPORT_PAGE_SIZE);
    signal.throwIfAborted();
    const fresh = list.filter(({ id }) => !written.has(id));
    for (const { id } of fresh) written.add(id);
    if (fresh.length > 0) parts.push(new Blob([LINE_END, writeCsvRows(fresh.map(toRow))]));
    onProgress(written.size, total);
    if (list.length === 0 || current * EXPORT_PAGE_SIZE >= total) break;
    await pause();
  }
  return { file: new Blob(parts, { type: "text/csv;charset=utf-8" }), rows: written.size };
}

const LINE_END = "\r\n";
