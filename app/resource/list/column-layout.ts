import { rem } from "@mantine/core";
import type { CSSProperties } from "react";
import type { ColumnSettings, Pin } from "~/resource/columns/column-settings";
import type { ListColumn } from "./create-columns";

declare module "react" {
  interface CSSProperties {
    /** The distance of a pinned column from its side. */
    "--pin"?: string;
    /** The grid columns of each row. */
    "--columns"?: string;
    "--min-width"?: string;
    /** The height of a row. */
    "--row"?: string;
  }
}

/** A visible column; `offset` is its distance from the side it is pinned to, in px at the default font size. */
export type PlacedColumn = ListColumn & { pin: Pin; offset: number };

const totalSize = (columns: readonly ListColumn[]): number => columns.reduce((sum, { size }) => sum + size, 0);

/** The visible columns in the operator's order, between the one to select rows and that of their buttons. */
export function placeColumns(
  columns: readonly ListColumn[],
  settings: ColumnSettings,
  withSelect: boolean,
): PlacedColumn[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const order: ColumnSettings = [
    { id: "select", hidden: !withSelect, pin: "left" },
    ...settings,
    { id: "actions", hidden: false, pin: "right" },
  ];
  const visible = order.flatMap(({ id, hidden, pin }) => {
    const column = byId.get(id);
    return column && !hidden ? [{ ...column, pin }] : [];
  });
  return visible.map((column, index) => {
    const outside = column.pin === "right" ? visible.slice(index + 1) : visible.slice(0, index);
    return { ...column, offset: totalSize(outside) };
  });
}

/** The width that the columns take at least. */
export const minWidth = (columns: readonly ListColumn[]): string => rem(totalSize(columns));

/**
 * The grid columns of a row, in rem so that they grow with the browser's font size. The remaining width goes to the
 * column that grows, or to all columns if it is hidden.
 */
export function gridColumns(columns: readonly ListColumn[]): string {
  const isOneGrowing = columns.some(({ grows }) => grows);
  return columns
    .map(({ size, grows }) => (grows || !isOneGrowing ? `minmax(${rem(size)}, ${size}fr)` : rem(size)))
    .join(" ");
}

/** The props of a cell in a pinned column, which the other columns scroll below. */
export function pinProps({ pin, offset }: PlacedColumn): { "data-pinned"?: Pin; style?: CSSProperties } {
  return pin === "none" ? {} : { "data-pinned": pin, style: { "--pin": rem(offset) } };
}
