import type { KeyboardEvent } from "react";
import type { ListedRow } from "~/resource/list/create-columns";
import type { RowHandlers } from "~/resource/list/row-handlers";
import { rowCommand } from "~/resource/list/row-keys";
import type { Row, RowId } from "~/resource/resource";

type Options = {
  rows: readonly ListedRow[];
  selected: ReadonlyMap<RowId, Row>;
  canSelect: boolean;
  handlers: RowHandlers;
  onDelete: (row: Row) => void;
};

/** What fills a row: the button that opens its record, or the checkbox that selects it. */
const MAIN_CONTROL = ":scope > :is(button, input)";

/** The keys of the rows of a table, also on a page that is narrow because it is enlarged. */
export function useListKeys({ rows, selected, canSelect, handlers, onDelete }: Options) {
  /** Whether the command applies to the row. */
  function run(kind: "select" | "open" | "edit" | "delete", row: Row): boolean {
    const { offers, open, select } = handlers;
    if (kind === "select" && canSelect) select([row], !selected.has(row.id));
    else if (kind === "edit" && offers.edit) open({ mode: "edit", id: String(row.id) });
    else if (kind === "delete" && offers.menu.remove) onDelete(row);
    else return false;
    return true;
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: list, target } = event;
    if (!(target instanceof Element)) return;
    const items = [...list.children];
    const index = items.findIndex((item) => item.querySelector(MAIN_CONTROL) === target);
    const record = rows[index]?.row;
    const item = items[index];
    if (!record || !item) return;
    const inSight = Math.floor(innerHeight / Math.max(1, item.clientHeight));
    const command = rowCommand(event, { index, last: items.length - 1, inSight });
    if (!command) return;
    if (command.kind === "move") items[command.to]?.querySelector<HTMLElement>(MAIN_CONTROL)?.focus();
    else if (event.repeat || !run(command.kind, record)) return;
    event.preventDefault();
  };
}
