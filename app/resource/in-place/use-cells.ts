import { useCallbackRef } from "@mantine/hooks";
import { type RefObject, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { unsavedForms } from "~/features/drafts/drafts";
import { controlsOf, focusCell, recordRows } from "~/resource/list/grid-cells";
import { useResource } from "~/resource/resource-context";
import { type CellKey, cellsOf } from "./cell-forms";

/** A cell of a row that is being edited. One that was left half filled does not take the focus when it is there again. */
export type OpenCell = { name: string; takesFocus: boolean };
type OpenCells = ReadonlyMap<string, readonly OpenCell[]>;

/** What an edited cell does; one stable object. */
export type CellHandlers = {
  close: (cell: CellKey) => void;
  /** Gives the focus back to the grid. */
  leave: (cell: CellKey) => void;
  /** Edits the next cell that can be, or the previous one. */
  move: (cell: CellKey, step: 1 | -1) => void;
};

const NONE: OpenCells = new Map();

function withCell(open: OpenCells, { id, name }: CellKey, takesFocus: boolean): OpenCells {
  return new Map(open).set(id, [...(open.get(id) ?? []), { name, takesFocus }]);
}

function withoutCell(open: OpenCells, { id, name }: CellKey): OpenCells {
  const others = (open.get(id) ?? []).filter((cell) => cell.name !== name);
  const next = new Map(open);
  if (others.length > 0) next.set(id, others);
  else next.delete(id);
  return next;
}

type Options = {
  table: RefObject<HTMLTableElement>;
  /** The names of the columns in their order. */
  columns: readonly { id: string }[];
  /** Those that the operator may change. */
  editable: ReadonlySet<string>;
};

/** The cells of a table that are being edited, several at a time while their values are being saved. */
export function useCells({ table, columns, editable }: Options) {
  const resource = useResource();
  const [open, setOpen] = useState<OpenCells>(() =>
    cellsOf(resource, unsavedForms(resource.screen)).reduce((cells, cell) => withCell(cells, cell, false), NONE),
  );
  const rows = () => (table.current ? recordRows(table.current) : []);
  const elementOf = ({ id, name }: CellKey) =>
    rows()
      .find(({ dataset }) => dataset.record === id)
      ?.querySelectorAll("td")[columns.findIndex((column) => column.id === name)];

  const edit = useCallbackRef((cell: CellKey) => {
    const isOpen = open.get(cell.id)?.some(({ name }) => name === cell.name);
    const element = elementOf(cell);
    if (isOpen && element) controlsOf(element)[0]?.focus();
    // At once, so that its input has the focus before the next key.
    else flushSync(() => setOpen((cells) => withCell(cells, cell, true)));
  });
  const leave = useCallbackRef((cell: CellKey) => focusCell(elementOf(cell)));
  const close = useCallbackRef((cell: CellKey) => {
    const hadFocus = elementOf(cell)?.contains(document.activeElement);
    flushSync(() => setOpen((cells) => withoutCell(cells, cell)));
    if (hadFocus) leave(cell);
  });
  const move = useCallbackRef((cell: CellKey, step: 1 | -1) => {
    const inRow = columns.flatMap(({ id }) => (editable.has(id) ? [id] : []));
    const all = rows().flatMap(({ dataset: { record: id = "" } }) => inRow.map((name) => ({ id, name })));
    const next = all[all.findIndex(({ id, name }) => id === cell.id && name === cell.name) + step];
    if (next) edit(next);
    else leave(cell);
  });
  const handlers = useMemo<CellHandlers>(() => ({ close, leave, move }), [close, leave, move]);
  return { open: editable.size > 0 ? open : NONE, edit, handlers };
}
