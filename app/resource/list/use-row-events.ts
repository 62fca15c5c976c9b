import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import type { Row, RowId } from "~/resource/resource";
import { createRowRange } from "~/resource/selection/row-range";
import type { ListedRow } from "./create-columns";
import type { RowHandlers } from "./row-handlers";
import { type RowCommand, rowCommand } from "./row-keys";
import { focusRow, setTabStop } from "./row-tab-stop";

type Options = {
  rows: readonly ListedRow[];
  selected: ReadonlyMap<RowId, Row>;
  canSelect: boolean;
  handlers: RowHandlers;
  onDelete: (row: Row) => void;
};

/** The controls of a row, which leave the arrow keys to the rows. */
const CONTROLS = "button, a[href], input[type=checkbox]";
const CHECKBOX = "input[type=checkbox]";
const OPENING_MS = 1000;

/** The row around the target of an event; not of one that reaches the rows from a portal. */
const rowAround = ({ target, currentTarget }: FocusEvent | KeyboardEvent | MouseEvent) =>
  target instanceof Element && currentTarget.contains(target)
    ? target.closest<HTMLTableRowElement>("tr[data-record]")
    : null;

/** How many rows of this height the scroll area shows. */
const rowsInSight = (row: HTMLElement): number =>
  Math.floor((row.closest("[role=group]")?.clientHeight ?? 0) / row.getBoundingClientRect().height);

/** The events of all rows, for their tbody: focus, keys, and ranges of selected rows. */
export function useRowEvents({ rows, selected, canSelect, handlers, onDelete }: Options) {
  const [range] = useState(createRowRange);
  // Keys that follow at once are meant for the record, whose drawer takes the focus a moment later.
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const page = rows.map(({ row }) => row);

  function move(from: HTMLTableRowElement, { to, extends: isExtending }: Extract<RowCommand, { kind: "move" }>) {
    const target = from.parentElement?.querySelectorAll<HTMLTableRowElement>("tr[data-record]")[to];
    const [start, end] = [page[from.sectionRowIndex], page[to]];
    if (!target || !start || !end) return;
    if (isExtending && canSelect) range.moved(page, start, end, handlers.select);
    else range.ended();
    focusRow(target);
  }

  /** Whether the command applies to the row. */
  function run({ kind }: RowCommand, row: Row): boolean {
    const { offers, open, select } = handlers;
    if (kind === "select" && canSelect) {
      const on = !selected.has(row.id);
      select([row], on);
      range.toggled(page, row, select, { on, extends: false });
    } else if (kind === "open") open({ mode: "view", id: String(row.id) });
    else if (kind === "edit" && offers.edit) open({ mode: "edit", id: String(row.id) });
    else if (kind === "delete" && offers.menu.remove) onDelete(row);
    else return false;
    return true;
  }

  return {
    onFocus(event: FocusEvent) {
      const row = rowAround(event);
      if (row) setTabStop(row);
    },
    onKeyDown(event: KeyboardEvent) {
      const row = rowAround(event);
      const record = row && page[row.sectionRowIndex];
      if (!row || !record || event.defaultPrevented) return;
      if (event.timeStamp - openedAt.current < OPENING_MS) return event.preventDefault();
      const isControl = event.target !== row;
      if (isControl && !(event.target instanceof Element && event.target.matches(CONTROLS))) return;
      const position = { index: row.sectionRowIndex, last: page.length - 1, inSight: rowsInSight(row) };
      const command = rowCommand(event, position);
      if (command?.kind === "move") move(row, command);
      else if (!command || isControl || (!event.repeat && !run(command, record))) return;
      if (command.kind === "open" || command.kind === "edit") openedAt.current = event.timeStamp;
      event.preventDefault();
    },
    onBlur() {
      openedAt.current = Number.NEGATIVE_INFINITY;
    },
    /** With Shift the browser would select the texts up to the checkbox. */
    onMouseDown(event: MouseEvent) {
      if (!event.shiftKey || !(event.target instanceof HTMLElement) || !event.target.matches(CHECKBOX)) return;
      event.preventDefault();
      event.target.focus();
    },
    /** Beside the checkbox's own change, which selects its row. */
    onClick(event: MouseEvent) {
      const row = rowAround(event);
      const record = row && page[row.sectionRowIndex];
      if (!record || !(event.target instanceof HTMLInputElement) || !event.target.matches(CHECKBOX)) return;
      range.toggled(page, record, handlers.select, { on: event.target.checked, extends: event.shiftKey });
    },
  };
}
