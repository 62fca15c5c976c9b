import { rem } from "@mantine/core";
import type { Column } from "@tanstack/react-table";
import type { CSSProperties } from "react";
import type { ListedRow } from "./create-columns";

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

type AnyColumn = Column<ListedRow>;

/**
 * The grid columns of a row, in rem so that they grow with the browser's font size. The remaining width goes to the
 * column that grows, or to all columns if it is hidden.
 */
export function gridColumns(columns: readonly AnyColumn[]): string {
  const growing = columns.filter(({ columnDef }) => columnDef.meta?.grows);
  const flexible = growing.length > 0 ? growing : columns;
  return columns
    .map((column) => {
      const size = column.getSize();
      return flexible.includes(column) ? `minmax(${rem(size)}, ${size}fr)` : rem(size);
    })
    .join(" ");
}

/** The props of a cell in a pinned column, which the other columns scroll below. */
export function pinProps(column: AnyColumn): { "data-pinned"?: "left" | "right"; style?: CSSProperties } {
  const side = column.getIsPinned();
  if (!side) return {};
  const offset = side === "left" ? column.getStart("left") : column.getAfter("right");
  return { "data-pinned": side, style: { "--pin": rem(offset) } };
}
