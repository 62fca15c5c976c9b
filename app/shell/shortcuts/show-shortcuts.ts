import { requestShortcuts } from "~/components/shortcuts/request-shortcuts";
import { shortcutsDialog } from "./shortcuts-store";

/** Shows the keys of this screen: those of its first list, if it has one. */
export function showShortcuts(): void {
  if (!requestShortcuts()) shortcutsDialog.set({ opened: true });
}
