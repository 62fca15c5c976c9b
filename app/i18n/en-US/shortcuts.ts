import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/shortcuts";

export default {
  rows: "In the rows",
  page: "On the page",
  space: "Space",
  click: "Click",
  move: "Previous or next row",
  scroll: "One screen up or down",
  ends: "First or last row",
  controls: "Buttons of the row",
  select: "Select or deselect",
  extend: "Extend the selection",
  range: "Select the rows between two checkboxes",
  open: "View",
  edit: "Edit",
  delete: "Delete this row, with 5 seconds to undo",
  copy: "Copy the selected rows, or this one",
  copyRow: "Copy this row",
  filter: "Filter by a value of this row",
  sort: "Sort by several columns",
  undo: "Undo what was just done",
  search: "Search pages and actions",
  help: "Show the shortcuts",
} satisfies SameKeys<typeof translations>;
