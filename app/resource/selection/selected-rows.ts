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

/** Of these rows, sets those that are selected, whatever the search is by now. */
function setIfSelected(resource: Selectable, rows: readonly Row[], on: boolean): void {
  const { filters, rows: selected } = resource.listState.get().selected;
  const known = rows.filter(({ id }) => selected.has(id));
  if (known.length > 0) setSelected(resource, filters, known, on);
}

/** Replaces rows that are selected by newer ones. */
export const refreshSelected = (resource: Selectable, rows: readonly Row[]): void =>
  setIfSelected(resource, rows, true);

/** Deselects rows that are gone, or whose values are not known: a write of them got no answer. */
export const deselect = (resource: Selectable, rows: readonly Row[]): void => setIfSelected(resource, rows, false);
