import { screenSheets } from "~/components/shortcuts/screen-sheets";
import { shortcutsDialog } from "./shortcuts-store";

/** Shows the keys of this screen: those of its first list, if it has one. */
export function showShortcuts(): void {
  const [showOwn] = screenSheets;
  if (showOwn) showOwn();
  else shortcutsDialog.set({ opened: true });
}
