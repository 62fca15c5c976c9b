import { type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent, useState } from "react";
import { writeSearch } from "~/resource/address/search";
import { type CellTarget, cellTarget } from "~/resource/list/cell-target";
import type { Resource, Row, Search } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { type ResourceTexts, useResourceTexts } from "~/resource/resource-texts";
import classes from "./cell-filters.module.css";
import { CellMenu } from "./cell-menu";
import { cellOffers } from "./cell-offers";

/** The text of a cell in a column with `copy`. */
function copiedText({ fields }: Resource, texts: ResourceTexts, { row, name = "" }: CellTarget): string {
  const field = fields[name];
  return field?.column?.copy ? field.text(row[name], texts.context(name)) : "";
}

const isIn = ({ target }: SyntheticEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

type Props = {
  search: Search;
  rows: readonly Row[];
  /** The table, which is not rendered when the menu opens. */
  children: ReactNode;
};

/**
 * One menu for all cells, to search for a cell's value or copy it: by a right click, and by Shift+F10 in a row, there to
 * search for all its values. A link, an input and a click with Shift keep the browser's own menu.
 */
export function CellFilters({ search, rows, children }: Props) {
  const resource = useResource();
  const texts = useResourceTexts();
  const [opened, setOpened] = useState<{ target: CellTarget; query: string } | null>(null);
  const query = writeSearch(resource, search);
  const target = opened?.target;
  // Another search has other rows in its place. Only hidden, the menu would open again with a way back and forward.
  if (opened && opened.query !== query) setOpened(null);

  function openMenu(event: SyntheticEvent<HTMLElement>): void {
    if (isIn(event, "td form")) return;
    const next = cellTarget(event.target, rows, resource.fields);
    if (!next) return;
    const canCopy = copiedText(resource, texts, next) !== "";
    if (!canCopy && cellOffers(resource, texts, { ...next, search }).length === 0) return;
    event.preventDefault();
    setOpened({ target: next, query });
  }
  function onContextMenu(event: MouseEvent<HTMLElement>): void {
    if (!event.shiftKey && !isIn(event, "a[href]")) openMenu(event);
  }
  // Of the keys for a menu, macOS has none.
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === "F10" && event.shiftKey) openMenu(event);
  }
  return (
    <div className={classes.around} onContextMenuCapture={onContextMenu} onKeyDownCapture={onKeyDown}>
      {children}
      {target && (
        <CellMenu
          {...target}
          copied={copiedText(resource, texts, target)}
          offers={cellOffers(resource, texts, { ...target, search })}
          close={() => setOpened(null)}
        />
      )}
    </div>
  );
}
