import { useCallbackRef } from "@mantine/hooks";
import { type RefObject, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { controlsOf, focusCell } from "~/resource/list/grid-cells";
import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import type { CellKey } from "./cell-forms";
import { unsavedCells } from "./unsaved-cells";

/** A cell of a row that is being edited. One that was left half filled does not take the focus when it is there again. */
export type OpenCell = { name: string; takesFocus: boolean };
/** A record with cells that are being edited; `rowIndex` is where its row was when that began. */
type OpenRow = { rowIndex: number | undefined; cells: readonly OpenCell[] };
type OpenCells = ReadonlyMap<string, OpenRow>;

/** What an edited cell does; one stable object. */
export type CellHandlers = {
  close: (cell: CellKey) => void;
  /** Gives the focus back to the grid. */
  leave: (cell: CellKey) => void;
  /** Edits the next cell that can be, or the previous one. */
  move: (cell: CellKey, step: 1 | -1) => void;
  /** Its row is being removed with the focus in it. */
  onLost: () => void;
};

const NONE: OpenCells = new Map();

type Opening = { takesFocus: boolean; rowIndex: number | undefined };

function withCell(open: OpenCells, { id, name }: CellKey, { takesFocus, rowIndex }: Opening): OpenCells {
  const row = open.get(id) ?? { rowIndex, cells: [] };
  return new Map(open).set(id, { ...row, cells: [...row.cells, { name, takesFocus }] });
}

function withoutCell(open: OpenCells, { id, name }: CellKey): OpenCells {
  const row = open.get(id);
  const others = row?.cells.filter((cell) => cell.name !== name) ?? [];
  const next = new Map(open);
  if (row && others.length > 0) next.set(id, { ...row, cells: others });
  else next.delete(id);
  return next;
}

type Options = {
  table: RefObject<HTMLTableElement>;
  /** The names of the columns in their order. */
  columns: readonly { id: string }[];
  /** Those that the operator may change. */
  editable: ReadonlySet<string>;
  list: readonly Row[];
  /** Gives a lost focus back to the rows. */
  restoreFocus: () => void;
};

/** The cells of a table that are being edited, several at a time while their values are being saved. */
export function useCells({ table, columns, editable, list, restoreFocus }: Options) {
  const resource = useResource();
  const [open, setOpen] = useState<OpenCells>(() =>
    unsavedCells(resource).reduce((cells, cell) => {
      const rowIndex = list.findIndex(({ id }) => String(id) === cell.id);
      return withCell(cells, cell, { takesFocus: false, rowIndex: rowIndex < 0 ? undefined : rowIndex });
    }, NONE),
  );
  const rows = () => [...(table.current?.tBodies[0]?.rows ?? [])];
  const rowIndexOf = (id: string) => rows().findIndex(({ dataset }) => dataset.record === id);
  const elementOf = ({ id, name }: CellKey) =>
    rows()[rowIndexOf(id)]?.cells[columns.findIndex((column) => column.id === name)];

  const edit = useCallbackRef((cell: CellKey) => {
    const isOpen = open.get(cell.id)?.cells.some(({ name }) => name === cell.name);
    const element = elementOf(cell);
    if (isOpen && element) controlsOf(element)[0]?.focus();
    // At once, so that its input has the focus before the next key.
    else
      flushSync(() => setOpen((cells) => withCell(cells, cell, { takesFocus: true, rowIndex: rowIndexOf(cell.id) })));
  });
  const leave = useCallbackRef((cell: CellKey) => focusCell(elementOf(cell)));
  const close = useCallbackRef((cell: CellKey) => {
    // Before the input is removed: the browser would lay out the page to take the focus from it, and again to give it back.
    if (elementOf(cell)?.contains(document.activeElement)) leave(cell);
    flushSync(() => setOpen((cells) => withoutCell(cells, cell)));
  });
  const move = useCallbackRef((cell: CellKey, step: 1 | -1) => {
    const inRow = columns.flatMap(({ id }) => (editable.has(id) ? [id] : []));
    const all = rows().flatMap(({ dataset: { record: id = "" } }) => inRow.map((name) => ({ id, name })));
    const next = all[all.findIndex(({ id, name }) => id === cell.id && name === cell.name) + step];
    if (next) edit(next);
    else leave(cell);
  });
  const onLost = useCallbackRef(() => queueMicrotask(restoreFocus));
  const handlers = useMemo<CellHandlers>(() => ({ close, leave, move, onLost }), [close, leave, move, onLost]);
  const isEditing = editable.size > 0 && open.size > 0;
  const shown = new Set(list.map(({ id }) => String(id)));
  const isShown = ({ id, name }: CellKey) => shown.has(id) && columns.some((column) => column.id === name);
  const outOfSight = isEditing ? unsavedCells(resource).filter((cell) => !isShown(cell)) : [];
  const closeOutOfSight = () => setOpen((cells) => outOfSight.reduce(withoutCell, cells));
  return { open: isEditing ? open : NONE, edit, handlers, outOfSight, closeOutOfSight };
}
