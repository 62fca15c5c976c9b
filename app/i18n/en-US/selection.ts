import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/selection";

export default {
  mayBeDeleted: "The server did not answer, so {{records}} may have been deleted. Look at the list.",
  label: "Bulk actions",
  selected: "{{total}} selected",
  clear: "Clear selection",
  list: "Selected records",
  deselect: "Deselect {{name}}",
  further: "{{total}} more are not listed",
  all: "Select all {{total}}",
  gathering: "Selecting {{done}} of {{total}}",
  sending: "{{done}} of {{total}} done",
  stop: "Stop",
  stopped: "{{done}}, then stopped. Not done for the rest, which stay selected: {{counted}}.",
  interrupted: "Only {{done}} of {{total}} were selected",
  continue: "Continue selecting",
  changed: "The list changed meanwhile, so some rows may be missing",
  edit: "Edit a field",
  deleteTitle: "Delete {{entities}}",
  deleteConfirm: "Delete {{counted}}? You can undo this for 5 seconds.",
  deleteConfirmHidden: "Delete {{counted}}? {{hidden}} of them are not on this page. You can undo this for 5 seconds.",
  actionTitle: "{{action}}: selected rows",
  none: "“{{action}}” does not apply to what is selected: {{counted}}",
  actionConfirm: "{{action}} {{counted}}? {{hidden}} of them are not on this page.",
  question: "{{action}} {{counted}}?",
  questionOne: "{{action}} “{{name}}”?",
} satisfies SameKeys<typeof translations>;
