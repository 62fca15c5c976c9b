import { rem } from "@mantine/core";
import type { CSSProperties } from "react";
import { type ColumnSettings, isColumnShown, type Pin } from "~/resource/columns/column-settings";
import type { Widths } from "~/resource/columns/column-widths";
import type { ListColumn } from "./create-columns";

declare module "react" {
  interface CSSProperties {
    /** The distance of a pinned column from its side, and that of each for the table. */
    "--pin"?: string;
    "--pinned-left"?: string;
    "--pinned-right"?: string;
    "--height"?: string;
    [columnPin: `--pin-${string}`]: string | undefined;
    /** The grid columns of each row. */
    "--columns"?: string;
    "--min-width"?: string;
    /** The height of a row. */
    "--row"?: string;
  }
}

/** A column that is shown, with the side that it is pinned to. */
export type VisibleColumn = ListColumn & { pin: Pin };

const totalSize = (columns: readonly ListColumn[]): number => columns.reduce((sum, { size }) => sum + size, 0);

/** Whether a column shows a field of the records, unlike those that select them and hold their buttons. */
export const isFieldColumn = ({ id }: { id: string }): boolean => id !== "select" && id !== "actions";

/** The visible columns in the operator's order, between the one to select rows and that of their buttons. */
export function arrangeColumns(
  columns: readonly ListColumn[],
  settings: ColumnSettings,
  { withSelect, isNarrow }: { withSelect: boolean; isNarrow: boolean },
): VisibleColumn[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const order: ColumnSettings = [
    { id: "select", hidden: !withSelect, pin: "left" },
    ...settings,
    { id: "actions", hidden: false, pin: "right" },
  ];
  return order.flatMap((setting) => {
    const column = byId.get(setting.id);
    return column && isColumnShown(setting, isNarrow) ? [{ ...column, pin: setting.pin }] : [];
  });
}

/**
 * The columns that take the remaining width: those that grow by themselves and have no width of the operator's; else
 * all behind the last one with such a width, because what is before it would move away from the pointer that drags.
 */
export function flexibleColumns<C extends ListColumn>(columns: readonly C[], widths: Widths): readonly C[] {
  const growing = columns.filter(({ id, grows }) => grows && widths[id] === undefined);
  if (growing.length > 0) return growing;
  const last = columns.findLastIndex(({ id }) => widths[id] !== undefined);
  return columns.slice(last + 1).filter(({ id }) => id !== "select");
}

const withWidths = <C extends ListColumn>(columns: readonly C[], widths: Widths): C[] =>
  columns.map((column) => ({ ...column, size: widths[column.id] ?? column.size }));

/** The grid columns of a row, in rem so that they grow with the browser's font size. */
export function columnTracks(columns: readonly ListColumn[], widths: Widths): string[] {
  const flexible = new Set(flexibleColumns(columns, widths).map(({ id }) => id));
  return withWidths(columns, widths).map(({ id, size, grows }) =>
    flexible.has(id) ? `minmax(${rem(size)}, ${Number(grows) || size}fr)` : rem(size),
  );
}

/** The variables of a table: the grid columns of its rows, and the width that they take at least. */
export const tableColumns = (columns: readonly ListColumn[], widths: Widths = {}) => ({
  "--columns": columnTracks(columns, widths).join(" "),
  "--min-width": rem(totalSize(withWidths(columns, widths))),
});

/**
 * The variables of a table, with the distances of its pinned columns. The cells take these from the table, so that another
 * width does not change the cells.
 */
export function tableLayout(columns: readonly VisibleColumn[], widths: Widths): CSSProperties {
  const sized = withWidths(columns, widths);
  const pins = sized.flatMap(({ id, pin }, index) => {
    const outside = pin === "right" ? sized.slice(index + 1) : sized.slice(0, index);
    return pin === "none" ? [] : [[`--pin-${id}`, rem(totalSize(outside))] as const];
  });
  const pinnedSize = (side: Pin) => rem(totalSize(sized.filter(({ pin }) => pin === side)));
  return {
    ...tableColumns(columns, widths),
    "--pinned-left": pinnedSize("left"),
    "--pinned-right": pinnedSize("right"),
    ...Object.fromEntries(pins),
  };
}

/** The props of a cell in a pinned column, which the other columns scroll below. */
export function pinProps({ id, pin }: VisibleColumn): { "data-pinned"?: Pin; style?: CSSProperties } {
  return pin === "none" ? {} : { "data-pinned": pin, style: { "--pin": `var(--pin-${id})` } };
}
