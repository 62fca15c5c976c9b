import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { ListedRow } from "~/resource/list/create-columns";
import { gridCommand } from "~/resource/list/grid-keys";
import { type RowOptions, runOnRow } from "~/resource/list/run-command";

type Options = RowOptions & { rows: readonly ListedRow[] };

/** What fills a row: the button that opens its record, or the checkbox that selects it. */
const MAIN_CONTROL = ":scope > :is(button, input)";

/** A list is a grid of one column, of which Home and End are the first and the last row. */
const asColumnKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => ({
  key,
  ctrlKey: ctrlKey || key === "Home" || key === "End",
  metaKey,
  altKey,
  shiftKey,
});

/** The keys of the rows of a table, also on a page that is narrow because it is enlarged. */
export function useListKeys({ rows, ...options }: Options) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: list, target } = event;
    if (!(target instanceof Element)) return;
    const items = [...list.children];
    const index = items.findIndex((item) => item.querySelector(MAIN_CONTROL) === target);
    const record = rows[index]?.row;
    const item = items[index];
    if (!record || !item) return;
    const inSight = Math.floor(innerHeight / Math.max(1, item.clientHeight));
    const command = gridCommand(asColumnKey(event), {
      row: index + 1,
      column: 0,
      lastRow: items.length,
      lastColumn: 0,
      inSight,
    });
    if (!command) return;
    if (command.kind === "move") items[command.to.row - 1]?.querySelector<HTMLElement>(MAIN_CONTROL)?.focus();
    else if (event.repeat || !flushSync(() => runOnRow(command, record, options))) return;
    // The button that opens a record and the checkbox that selects it take each other's place.
    if (document.activeElement === document.body) item.querySelector<HTMLElement>(MAIN_CONTROL)?.focus();
    event.preventDefault();
  };
}
