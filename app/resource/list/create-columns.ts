import type { ReactNode } from "react";
import type { Resource, Row } from "~/resource/resource";
import { titleOf } from "~/resource/resource";
import type { Words } from "~/resource/words";

/** `position` is the row number in the whole list, starting at 1; `title` is the record's name. */
export type ListedRow = { position: number; title: string; row: Row };
export type ListColumn = {
  id: string;
  name: string;
  /** In px at the default font size. */
  size: number;
  render?: (row: ListedRow) => ReactNode;
  /** The text of a cell; a column without one holds no data. */
  text?: (row: ListedRow) => string;
  /** A cell may be truncated: its text is the tooltip. */
  truncates?: boolean;
  alignEnd?: boolean;
  /** Takes the remaining width; its size is the minimum. */
  grows?: boolean;
  /** The server sorts by it. */
  sort?: boolean;
};

/** The rows of a page with their positions. */
export const toListedRows = (resource: Resource, rows: readonly Row[], firstPosition: number): ListedRow[] =>
  rows.map((row, index) => ({ row, position: firstPosition + index, title: titleOf(resource, row) }));

type Unnamed = Omit<ListColumn, "name">;
type FieldColumn = ListColumn & Required<Pick<ListColumn, "render" | "text">>;
type ColumnOptions = { words: Words; nameOf: (id: string) => string; canWrite: boolean };

/** The columns of the fields, in their order. */
export const fieldColumns = ({ fields }: Resource, words: Words): FieldColumn[] =>
  Object.entries(fields).flatMap(([id, { column, cell, text }]) => {
    if (!column) return [];
    const context = words.context(id);
    const { width: size, ...rest } = column;
    return [
      {
        id,
        name: context.label,
        size,
        ...rest,
        render: ({ row }: ListedRow) => cell(row[id], context),
        text: ({ row }: ListedRow) => text(row[id], context),
      },
    ];
  });

/** The columns of a resource between those that every list has. */
export function createColumns(resource: Resource, { words, nameOf, canWrite }: ColumnOptions): ListColumn[] {
  const columns = fieldColumns(resource, words);
  const position = (row: ListedRow) => String(row.position);
  const index: Unnamed = { id: "index", size: 52, alignEnd: true, render: position, text: position };
  const all: Unnamed[] = [{ id: "select", size: 40 }, index, ...columns, { id: "actions", size: canWrite ? 192 : 72 }];
  return all.map((column) => ({ ...column, name: nameOf(column.id) }));
}
