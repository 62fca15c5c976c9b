import type { SelectRows } from "~/resource/list-state";
import type { Row, RowId } from "~/resource/resource";

/** The rows from one to another, both included; none if one of them is not on the page. */
function between(rows: readonly Row[], one: RowId, other: RowId): readonly Row[] {
  const indexes = [one, other].map((id) => rows.findIndex((row) => row.id === id));
  return indexes.includes(-1) ? [] : rows.slice(Math.min(...indexes), Math.max(...indexes) + 1);
}

/** Selects several rows of a page at once: from the one that was selected last, or where the keyboard started. */
export function createRowRange() {
  let anchor: RowId | null = null;
  let end: RowId | null = null;
  return {
    /** A row was selected or deselected by itself; with `extends` the rows since the last one follow it. */
    toggled(rows: readonly Row[], { id }: Row, select: SelectRows, options: { on: boolean; extends: boolean }): void {
      if (options.extends && anchor !== null) select(between(rows, anchor, id), options.on);
      anchor = id;
      end = id;
    },
    /** The focus moves on from one row to another: the selection grows, or shrinks on the way back. */
    moved(rows: readonly Row[], from: Row, to: Row, select: SelectRows): void {
      if (anchor === null || end !== from.id) anchor = from.id;
      const range = between(rows, anchor, to.id);
      const left = between(rows, anchor, from.id).filter((row) => !range.includes(row));
      if (left.length > 0) select(left, false);
      select(range, true);
      end = to.id;
    },
    /** The focus went elsewhere: the next range starts there. */
    ended(): void {
      end = null;
    },
  };
}

export type RowRange = ReturnType<typeof createRowRange>;
