import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/views";

export default {
  none: "No saved views yet. Set filters, sorting and columns, then save them under a name.",
  name: "View name",
  save: "Save current filters and columns",
  apply: "Apply view {{name}}",
  share: "Copy link to view {{name}}",
  delete: "Delete view {{name}}",
  nameEmpty: "Enter a name",
  nameTaken: "A view with this name already exists: choose another name, or update that view",
  nameInvisible: "The name has invisible characters: delete and type it again",
  manage: "Manage view {{name}}",
  rename: "Rename",
  newName: "New name",
  update: "Update to current filters and columns",
  updateQuestion: "Replace this view with the current filters and columns?",
  updateConfirm: "Replace",
  setDefault: "Set as default",
  unsetDefault: "No longer default",
  default: "Default",
  defaultHint: "Opened with the list",
  copyLink: "Copy link",
  remove: "Delete",
  deleteQuestion: "It cannot be brought back. Delete it?",
  notStored: "Storage is blocked or full: views last until you leave this page",
  full: "At most {{limit}} views can be saved",
} satisfies SameKeys<typeof translations>;
