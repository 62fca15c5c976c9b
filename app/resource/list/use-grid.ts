import { type FocusEvent, type KeyboardEvent, type MouseEvent, type SyntheticEvent, useRef, useState } from "react";
import { preloadCellEditor } from "~/resource/in-place/edited-cell";
import { createRowRange } from "~/resource/selection/row-range";
import type { ListedRow } from "./create-columns";
import { controlsOf, editorIn, focusCell, focusTarget, positionOf, setTabStop } from "./grid-cells";
import { type GridCommand, gridCommand } from "./grid-keys";
import { type RecordOptions, runCommand } from "./run-command";

type Options = RecordOptions & { rows: readonly ListedRow[] };
type Move = Extract<GridCommand, { kind: "move" }>;
type Cell = HTMLTableCellElement;

/** The controls of a cell, which leave the arrow keys to the grid. */
const GRID_CONTROLS = "button, a[href], input[type=checkbox], hr";
const CHECKBOX = "input[type=checkbox]";
const STEPS = new Map([
  ["ArrowLeft", -1],
  ["ArrowRight", 1],
]);
const OPENING_MS = 1000;

/** The cell around the target of an event; not of one that reaches the grid from a portal. */
function cellAround({ target, currentTarget }: SyntheticEvent): Cell | null {
  const isInside = target instanceof Element && currentTarget.contains(target);
  return isInside ? target.closest<Cell>("th, td") : null;
}

/** The props of the table of a grid, with the events of all cells: focus, keys, and ranges of selected rows. */
export function useGrid({ rows, ...options }: Options) {
  const { canSelect, handlers, columns } = options;
  const [range] = useState(createRowRange);
  // Keys that follow at once are meant for the record, whose drawer takes the focus a moment later.
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const page = rows.map(({ row }) => row);
  /** The record of a cell; undefined for the headers. Without its other measures, which would lay out the page. */
  const listedAt = (cell: Cell): ListedRow | undefined => rows[(cell.closest("tr")?.rowIndex ?? 0) - 1];

  const isEditable = (cell: Cell): boolean =>
    listedAt(cell) !== undefined && handlers.offers.cells.has(columns[cell.cellIndex]?.id ?? "");

  function move(cell: Cell, { to, extends: isExtending }: Move): void {
    const [start, end] = [listedAt(cell)?.row, page[to.row - 1]];
    if (isExtending && canSelect && start && end) range.moved(page, start, end, handlers.select);
    else if (start !== end) range.ended();
    focusCell(cell.closest("table")?.rows[to.row]?.cells[to.column]);
  }

  /** Whether the command applies to a cell that has the focus itself. */
  function runOnCell(command: GridCommand, cell: Cell): boolean {
    const listed = listedAt(cell);
    const [control] = controlsOf(cell);
    if (command.kind === "move") move(cell, command);
    else if (command.kind === "enter" || command.kind === "toggle") control?.focus();
    else return listed !== undefined && runCommand(command, listed, cell.cellIndex, { ...options, page, range });
    return true;
  }

  return {
    role: "grid",
    "aria-multiselectable": canSelect,
    onFocus(event: FocusEvent) {
      const cell = cellAround(event);
      if (cell) setTabStop(cell);
      if (event.target === cell && isEditable(cell)) preloadCellEditor();
    },
    onKeyDown(event: KeyboardEvent) {
      const cell = cellAround(event);
      if (!cell || event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
      if (editorIn(cell)?.contains(event.target)) return;
      if (event.timeStamp - openedAt.current < OPENING_MS) return event.preventDefault();
      const isControl = event.target !== cell;
      if (isControl && !event.target.matches(GRID_CONTROLS)) return;
      const command = commandFor(event, cell, isEditable(cell));
      if (event.repeat && command?.kind !== "move") return;
      const isDone = isControl
        ? stepInside(event.key, cell, event.target) || runInside(command, cell, event.target, move)
        : command !== null && runOnCell(command, cell);
      if (!isDone) return;
      if (command?.kind === "open" || command?.kind === "form") openedAt.current = event.timeStamp;
      event.preventDefault();
    },
    onBlur() {
      openedAt.current = Number.NEGATIVE_INFINITY;
    },
    onMouseDown(event: MouseEvent) {
      const cell = cellAround(event);
      // So that the cell, which is not focusable otherwise, has the focus after the click.
      if (cell?.tagName === "TD") setTabStop(cell);
      // With Shift the browser would select the texts up to the checkbox.
      if (!event.shiftKey || !(event.target instanceof HTMLElement) || !event.target.matches(CHECKBOX)) return;
      event.preventDefault();
      event.target.focus();
    },
    onDoubleClick(event: MouseEvent) {
      const cell = cellAround(event);
      const listed = cell && listedAt(cell);
      const isControl = event.target instanceof Element && event.target.closest("a, button, input, form") !== null;
      if (!listed || isControl || !isEditable(cell)) return;
      runCommand({ kind: "edit" }, listed, cell.cellIndex, { ...options, page, range });
    },
    /** Beside the checkbox's own change, which selects its row. */
    onClick(event: MouseEvent) {
      const cell = cellAround(event);
      const record = cell && listedAt(cell)?.row;
      if (!record || !(event.target instanceof HTMLInputElement) || !event.target.matches(CHECKBOX)) return;
      range.toggled(page, record, handlers.select, { on: event.target.checked, extends: event.shiftKey });
    },
  };
}

/** What a key does in a cell: Enter edits it, or goes to its controls, or opens the record; F2 goes to them, or edits it. */
function commandFor(event: KeyboardEvent, cell: Cell, isEditable: boolean): GridCommand | null {
  const command = gridCommand(event, positionOf(cell));
  const hasControls = controlsOf(cell).length > 0;
  const edits = command?.kind === "enter" || (command?.kind === "toggle" && !hasControls);
  if (edits && isEditable && !editorIn(cell)) return { kind: "edit" };
  return command?.kind === "enter" && !hasControls ? { kind: "open" } : command;
}

/** Whether a key leads from a control to another one of its cell. What has the focus of the cell leaves it to the grid. */
function stepInside(key: string, cell: Cell, control: HTMLElement): boolean {
  const step = STEPS.get(key);
  if (step === undefined || control === focusTarget(cell)) return false;
  const controls = controlsOf(cell);
  controls[controls.indexOf(control) + step]?.focus();
  return true;
}

/** Whether a command applies to a control of a cell; what it does not use is the control's own. */
function runInside(
  command: GridCommand | null,
  cell: Cell,
  control: HTMLElement,
  move: (cell: Cell, to: Move) => void,
): boolean {
  const isTarget = control === focusTarget(cell);
  if (command?.kind === "move") move(cell, command);
  else if (isTarget && command?.kind === "toggle")
    controlsOf(cell)
      .find((other) => other !== control)
      ?.focus();
  else if (!isTarget && (command?.kind === "toggle" || command?.kind === "leave")) focusCell(cell);
  else return false;
  return true;
}
