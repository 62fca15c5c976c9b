import type { RefObject } from "react";
import { DEFAULT_FONT_PX } from "~/config/appearance";
import { clampWidth, maxWidth, type Widths } from "~/resource/columns/column-widths";
import type { PreferencesStore } from "~/resource/preferences";
import { columnTracks, flexibleColumns, tableLayout, type VisibleColumn } from "./column-layout";

type Options = {
  columns: readonly VisibleColumn[];
  widths: Widths;
  preferences: PreferencesStore;
  table: RefObject<HTMLTableElement>;
};
/** A column that is getting another width. */
export type Resize = {
  /** Before, in px at the default font size. */
  width: number;
  /** Shows a width in the table's style alone: no row is rendered. */
  show(width: number): void;
  /** Keeps the width that was shown last. */
  commit(): void;
  cancel(): void;
};
export type ColumnResizing = ReturnType<typeof createResizing>;

/** A length on the page, in px at the default font size. */
export const toDefaultPx = (px: number): number =>
  (px * DEFAULT_FONT_PX) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

const widthOf = (cell: Element | undefined): number => toDefaultPx(cell?.getBoundingClientRect().width ?? 0);

/** Gives the columns of a table other widths. */
export function createResizing({ columns, widths, preferences, table }: Options) {
  const flexible = new Set(flexibleColumns(columns, widths).map(({ id }) => id));
  const indexOf = (id: string) => columns.findIndex((column) => column.id === id);
  const cellsOf = (index: number) => [...(table.current?.rows ?? [])].map(({ cells }) => cells[index]);

  /** Measured only where the browser decides. */
  const sizeOf = ({ id, size }: VisibleColumn, index: number): number =>
    flexible.has(id) ? widthOf(cellsOf(index)[0]) : (widths[id] ?? size);

  function setStyle(style: object) {
    for (const [name, value] of Object.entries(style)) table.current?.style.setProperty(name, String(value));
  }

  /** What is before a column stays as wide as it is, so that the column's edge follows the pointer. */
  function fixedBefore(index: number): Widths {
    if (columns[index]?.pin === "right") return {};
    const before = columns.slice(0, index).map((column, position) => [column.id, sizeOf(column, position)] as const);
    return Object.fromEntries(before.filter(([id]) => flexible.has(id)));
  }

  function start(id: string): Resize {
    const index = indexOf(id);
    const column = columns[index];
    const fixed = fixedBefore(index);
    const before = column ? sizeOf(column, index) : 0;
    let shown = 0;
    return {
      width: before,
      show(width) {
        shown = clampWidth(width, maxWidth(before));
        setStyle(tableLayout(columns, { ...fixed, ...widths, [id]: shown }));
      },
      commit: () => preferences.update((stored) => ({ widths: { ...fixed, ...stored.widths, [id]: shown } })),
      cancel: () => setStyle(tableLayout(columns, widths)),
    };
  }

  /** Makes a column as wide as the widest of its cells. */
  function fit(id: string) {
    const index = indexOf(id);
    const resize = start(id);
    setStyle({ "--columns": columnTracks(columns, widths).with(index, "max-content").join(" ") });
    resize.show(Math.ceil(Math.max(...cellsOf(index).map(widthOf))));
    resize.commit();
  }

  return {
    /** The width of a column, in px at the default font size. */
    widthOf: (id: string): number => start(id).width,
    /** The width that the operator has given to a column, or else the declared one; nothing is measured. */
    knownWidthOf: ({ id, size }: VisibleColumn): number => widths[id] ?? size,
    start,
    fit,
  };
}
