import type { ColumnDef } from "@tanstack/react-table";
import type { ReactNode } from "react";
import type { Resource, Row } from "~/resource/resource";
import { titleOf } from "~/resource/resource";
import type { Words } from "~/resource/words";

declare module "@tanstack/react-table" {
  interface ColumnMeta<TData, TValue> {
    name?: string;
    render?: (row: TData) => ReactNode;
    /** The text for the tooltip of a cell that may be truncated. */
    fullText?: (row: TData) => string;
    alignEnd?: boolean;
    /** Takes the remaining width; its size is the minimum. */
    grows?: boolean;
    /** The server sorts by it. */
    sort?: boolean;
  }
}

/** `position` is the row number in the whole list, starting at 1; `title` is the record's name. */
export type ListedRow = { position: number; title: string; row: Row };
export type ListColumn = ColumnDef<ListedRow> & { id: string };

/** The rows of a page with their positions. */
export const toListedRows = (resource: Resource, rows: readonly Row[], firstPosition: number): ListedRow[] =>
  rows.map((row, index) => ({ row, position: firstPosition + index, title: titleOf(resource, row) }));

type ColumnOptions = { words: Words; nameOf: (id: string) => string; canWrite: boolean };

/** The columns of a resource between those that every list has. Sizes are px at the default font size. */
export function createColumns({ fields }: Resource, { words, nameOf, canWrite }: ColumnOptions): ListColumn[] {
  const columns = Object.entries(fields).flatMap(([id, field]): ListColumn[] => {
    const { column } = field;
    if (!column) return [];
    const context = words.context(id);
    const { width: size, truncates, ...meta } = column;
    const render = ({ row }: ListedRow) => field.cell(row[id], context);
    const fullText = truncates ? ({ row }: ListedRow) => field.text(row[id], context) : undefined;
    return [{ id, size, meta: { ...meta, render, fullText } }];
  });
  const index: ListColumn = { id: "index", size: 52, meta: { alignEnd: true, render: ({ position }) => position } };
  const all: ListColumn[] = [
    { id: "select", size: 40 },
    index,
    ...columns,
    { id: "actions", size: canWrite ? 192 : 72 },
  ];
  return all.map((column) => ({ ...column, meta: { ...column.meta, name: nameOf(column.id) } }));
}
