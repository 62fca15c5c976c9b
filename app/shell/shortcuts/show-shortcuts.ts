import { shortcutsDialog } from "./shortcuts-store";

/** Shows the keys of this screen: a list has a sheet of its own, behind a button that says so by its key. */
export function showShortcuts(): void {
  const own = document.querySelector<HTMLElement>("[aria-keyshortcuts='?']");
  if (own) own.click();
  else shortcutsDialog.set({ opened: true });
}
