import { createStore, type Store } from "~/lib/state/store";
import { sessionEnded } from "~/session/session";
import type { FilterValues } from "./filters/filter-values";
import type { Row, RowId } from "./resource";

export type SelectedRows = ReadonlyMap<RowId, Row>;
/** Selects rows, or no longer. */
export type SelectRows = (rows: readonly Row[], on: boolean) => void;

/** Where the operator was in a list: what its address does not say. It stays when the list's screen is left. */
export type ListState = {
  /** The selected rows on all pages of a search, with its filters. */
  selected: { filters: string; rows: SelectedRows };
  /** How far the rows of a search are scrolled, in px. */
  scrolled: { query: string; top: number };
  /** What is typed into the search form, but not searched for yet, with the filters of the address. */
  typed: { filters: string; values: FilterValues } | null;
};

const START: ListState = {
  selected: { filters: "", rows: new Map() },
  scrolled: { query: "", top: 0 },
  typed: null,
};

/** The state of a list, until the session ends. */
export function createListState(): Store<ListState> {
  const listState = createStore(START);
  sessionEnded.listen(() => listState.set(START));
  return listState;
}
