import { pageSearch } from "~/components/actions/page-search";
import { acceptsShortcut } from "~/lib/page/accepts-shortcut";
import { session } from "~/session/session";
import { isCharacter, isHelpKey, isSlashKey, isToggleKey } from "~/shell/palette/palette-keys";
import { isAwaitingField, openPalette, palette, paletteStore, typeIntoQuery } from "~/shell/palette/palette-store";
import { shortcutsDialog } from "~/shell/shortcuts/shortcuts-store";
import { showShortcuts } from "~/shell/shortcuts/show-shortcuts";

function onKeyDown(event: KeyboardEvent): void {
  const { opened } = paletteStore.getState();
  const isHelp = isHelpKey(event);
  const isTyped = isHelp || isSlashKey(event);
  const isShortcut = isToggleKey(event) || (isTyped && !opened && acceptsShortcut(event.target));
  if (!isShortcut || event.defaultPrevented || session.get().expired) return;
  event.preventDefault();
  if (event.repeat) return;
  if (isHelp) showShortcuts();
  else if (opened) palette.close();
  else openPalette();
}

/** Keys pressed after the palette was opened and before its field has the focus; no other listener may act on them. */
function onEarlyKey(event: KeyboardEvent): void {
  if (!isAwaitingField() || session.get().expired) return;
  if (isCharacter(event)) typeIntoQuery(event.key);
  else if (event.key === "Escape") palette.close();
  else if (event.key !== "Enter") return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Opens the palette by its keys and by a page's button, and the sheet of keys by its key; the returned function ends that
 * and closes both.
 */
export function listenToFrameKeys(): () => void {
  addEventListener("keydown", onKeyDown);
  addEventListener("keydown", onEarlyKey, { capture: true });
  const stopSearches = pageSearch.listen(openPalette);
  return () => {
    stopSearches();
    removeEventListener("keydown", onKeyDown);
    removeEventListener("keydown", onEarlyKey, { capture: true });
    palette.close();
    shortcutsDialog.set({ opened: false });
  };
}
