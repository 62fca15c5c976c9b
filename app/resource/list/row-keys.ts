import type { ListedRow } from "./create-columns";

/** What is known of a row in which a cell is being edited: where it was when that began. */
type Edited = { rowIndex: number | undefined };

/**
 * The React keys of the rows of a page. They are keyed by their positions: another page then changes texts instead of creating
 * elements. A row that is being edited keeps its key wherever it moves, so that what is typed in it stays with its record.
 */
export function rowKeys(
  rows: readonly Pick<ListedRow, "row">[],
  edited: ReadonlyMap<string, Edited>,
): (number | string)[] {
  const taken = new Set<number | string>();
  const editedKeys = rows.map(({ row: { id } }) => {
    const known = edited.get(String(id));
    if (!known) return undefined;
    const key = known.rowIndex === undefined || taken.has(known.rowIndex) ? `record ${id}` : known.rowIndex;
    taken.add(key);
    return key;
  });
  let index = 0;
  return editedKeys.map((key) => {
    if (key !== undefined) return key;
    while (taken.has(index)) index += 1;
    index += 1;
    return index - 1;
  });
}
