import { rem } from "@mantine/core";
import type { Column } from "@tanstack/react-table";
import type { CSSProperties } from "react";
import type { ListedPolicy } from "./columns";

declare module "react" {
  interface CSSProperties {
    /** How far from its side a pinned column stays. */
    "--pin"?: string;
    /** The columns of the rows' grids. */
    "--columns"?: string;
    /** How high a row is. */
    "--row"?: string;
  }
}

type AnyColumn = Column<ListedPolicy>;

/**
 * The widths of a row's cells, which grow with the browser's letters. What is left goes to the column that
 * grows, or to all where none is shown.
 */
export function gridColumns(columns: readonly AnyColumn[]): string {
  const growing = columns.filter(({ columnDef }) => columnDef.meta?.grows);
  const mayGrow = growing.length > 0 ? growing : columns;
  return columns
    .map((column) => {
      const size = column.getSize();
      return mayGrow.includes(column) ? `minmax(${rem(size)}, ${size}fr)` : rem(size);
    })
    .join(" ");
}

/** Where a pinned column stays while the others move below it. */
export function pinProps(column: AnyColumn): { "data-pinned"?: "left" | "right"; style?: CSSProperties } {
  const side = column.getIsPinned();
  if (!side) return {};
  const offset = side === "left" ? column.getStart("left") : column.getAfter("right");
  return { "data-pinned": side, style: { "--pin": rem(offset) } };
}
