import type { ReactNode } from "react";
import type { Resource, Row } from "~/resource/resource";
import { titleOf } from "~/resource/resource";
import type { ResourceTexts } from "~/resource/resource-texts";
import { CELL_PADDING_PX, textWidth } from "~/resource/text-width";
import type { RowOffers } from "./row-handlers";

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
  oneLine?: boolean;
  alignEnd?: boolean;
  /** Its share of the remaining width; its size is the minimum. */
  grows?: boolean | number;
  /** The server sorts by it. */
  sort?: boolean;
};

/** The rows of a page with their positions. */
export const toListedRows = (resource: Resource, rows: readonly Row[], firstPosition: number): ListedRow[] =>
  rows.map((row, index) => ({ row, position: firstPosition + index, title: titleOf(resource, row) }));

type Unnamed = Omit<ListColumn, "name">;
type FieldColumn = ListColumn & Required<Pick<ListColumn, "render" | "text">>;
type ColumnOptions = {
  nameOf: (id: string) => string;
  texts: ResourceTexts;
  offers: RowOffers;
  /** Digits of the numbers of the rows. */
  digits: number;
};

/** Of a pinned column, with the fraction of a pixel that a text may be wider. */
const BORDER_PX = 2;
const MIN_INDEX_PX = 52;
const GAP_PX = 12;
const MORE_PX = 14;
/** What a part of one's own has in the column of the buttons. */
const SLOT_PX = 60;

/** The width of the buttons of a row; of the actions, which exclude each other, that of the longest. */
export function actionsWidth({ view, edit, actions, menu, slot }: RowOffers): number {
  const action = Math.max(0, ...actions.map(({ label }) => textWidth(label)));
  const hasMenu = menu.remove || menu.actions.length > 0;
  const widths = [textWidth(view), edit && textWidth(edit), action, slot && SLOT_PX, hasMenu && MORE_PX];
  const present = widths.flatMap((width) => width || []);
  return present.reduce((sum, width) => sum + width + GAP_PX, CELL_PADDING_PX - GAP_PX);
}

/** The columns of the fields, in their order; `tabIndex` is that of the links in their cells. */
export const fieldColumns = ({ fields }: Resource, texts: ResourceTexts, tabIndex?: number): FieldColumn[] =>
  Object.entries(fields).flatMap(([id, { column, cell, text }]) => {
    if (!column) return [];
    const context = { ...texts.context(id), tabIndex };
    const { width, pin: _, ...rest } = column;
    return [
      {
        id,
        name: context.label,
        size: typeof width === "number" ? width : width(context),
        ...rest,
        render: ({ row }: ListedRow) => cell(row[id], context),
        text: ({ row }: ListedRow) => text(row[id], context),
      },
    ];
  });

/** The columns of a resource between those that every list has. */
export function createColumns(resource: Resource, { texts, nameOf, offers, digits }: ColumnOptions): ListColumn[] {
  const columns = fieldColumns(resource, texts, -1);
  const position = (row: ListedRow) => String(row.position);
  const indexSize = Math.max(MIN_INDEX_PX, CELL_PADDING_PX + textWidth("0".repeat(digits)));
  const index: Unnamed = { id: "index", size: indexSize, alignEnd: true, render: position, text: position };
  const headerSize = textWidth(nameOf("actions")) + CELL_PADDING_PX + BORDER_PX;
  const actions: Unnamed = { id: "actions", size: Math.max(headerSize, actionsWidth(offers)) };
  const all: Unnamed[] = [{ id: "select", size: 40 }, index, ...columns, actions];
  return all.map((column) => ({ ...column, name: nameOf(column.id) }));
}
