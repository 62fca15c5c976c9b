import { READ_ALL_PAGE_SIZE } from "~/config/limits";
import type { Page, Row, RowId } from "~/resource/resource";

type ReadOptions = {
  /** Loads a page; the first is 1. */
  readPage: (current: number, pageSize: number, signal: AbortSignal) => Promise<Page>;
  /** Takes the new rows of each page. */
  onRows: (rows: readonly Row[], progress: { done: number; total: number }) => void;
};

/** What was read; `changed`: the list changed meanwhile, so that rows may be missing or gone. */
export type ReadResult = { ids: ReadonlySet<RowId>; changed: boolean };

/** Lets the browser handle pending input before the next page. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads all rows of a search, page by page. A row that moves to another page in the meantime is not given twice. `read`
 * rejects with the error of a page, or with the signal's reason; called again, it goes on with that page.
 */
export function createReader({ readPage, onRows }: ReadOptions, pause: () => Promise<unknown> = nextTask) {
  const ids = new Set<RowId>();
  const totals = new Set<number>();
  let pageSize = READ_ALL_PAGE_SIZE;
  let current = 1;

  /** Reads the current page; whether it is the last. */
  async function readNext(signal: AbortSignal): Promise<boolean> {
    const { list, total } = await readPage(current, pageSize, signal);
    signal.throwIfAborted();
    const newRows = list.filter(({ id }) => !ids.has(id));
    for (const { id } of newRows) ids.add(id);
    // A server may give smaller pages than requested.
    if (current === 1 && list.length > 0 && list.length < total) pageSize = Math.min(pageSize, list.length);
    totals.add(total);
    onRows(newRows, { done: ids.size, total });
    const isLast = list.length === 0 || current * pageSize >= total;
    current += 1;
    return isLast;
  }

  return {
    async read(signal: AbortSignal): Promise<ReadResult> {
      signal.throwIfAborted();
      while (!(await readNext(signal))) {
        await pause();
        signal.throwIfAborted();
      }
      return { ids, changed: totals.size > 1 || !totals.has(ids.size) };
    },
  };
}

export type Reader = ReturnType<typeof createReader>;
