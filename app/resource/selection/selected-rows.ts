import type { ListState, SelectedRows } from "~/resource/list-state";
import type { Resource, Row } from "~/resource/resource";

type Selectable = Pick<Resource, "listState">;

const EMPTY: SelectedRows = new Map();

/** The selected rows of a search with these filters; none if they are of another search. */
export const selectedRows = (selected: ListState["selected"], filters: string): SelectedRows =>
  selected.filters === filters ? selected.rows : EMPTY;

/** Selects or deselects rows of a search with these filters. One that is selected already is replaced. */
export function setSelected({ listState }: Selectable, filters: string, rows: readonly Row[], on: boolean): void {
  const next = new Map(selectedRows(listState.get().selected, filters));
  for (const row of rows) {
    if (on) next.set(row.id, row);
    else next.delete(row.id);
  }
  listState.set({ selected: { filters, rows: next } });
}

/** Replaces the rows that are selected by newer ones, whatever the search is by now. */
export function refreshSelected(resource: Selectable, rows: readonly Row[]): void {
  const { filters, rows: selected } = resource.listState.get().selected;
  const known = rows.filter(({ id }) => selected.has(id));
  if (known.length > 0) setSelected(resource, filters, known, true);
}

/** Deselects rows, whatever the search is by now. */
export const deselect = (resource: Selectable, rows: readonly Row[]): void =>
  setSelected(resource, resource.listState.get().selected.filters, rows, false);
