import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/shortcuts";

export default {
  rows: "In the table",
  page: "On the page",
  space: "Space",
  click: "Click",
  move: "Previous or next row",
  scroll: "One screen up or down",
  cells: "Cell to the left or right",
  ends: "First or last cell of the row",
  corners: "First or last cell of the page",
  controls: "Into and out of the buttons or links of a cell",
  select: "Select or deselect",
  extend: "Extend the selection",
  range: "Select the rows between two checkboxes",
  open: "View",
  edit: "Edit",
  delete: "Delete this row, with 5 seconds to undo",
  copy: "Copy the selected rows, or else this cell",
  copyCell: "Copy this cell",
  copyRow: "Copy this row",
  filter: "Filter by the value of this cell",
  sort: "Sort by several columns",
  undo: "Undo what was just done",
  search: "Search pages and actions",
  help: "Show the shortcuts",
} satisfies SameKeys<typeof translations>;
