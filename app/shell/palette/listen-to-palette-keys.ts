import { acceptsShortcut } from "~/lib/page/accepts-shortcut";
import { session } from "~/session/session";
import { isSlashKey, isToggleKey } from "./palette-keys";
import { openPalette, palette, paletteStore } from "./palette-store";

/** Opens and closes the palette by its keys; the returned function ends that and closes it. */
export function listenToPaletteKeys(): () => void {
  function onKeyDown(event: KeyboardEvent) {
    const { opened } = paletteStore.getState();
    const isShortcut = isToggleKey(event) || (isSlashKey(event) && !opened && acceptsShortcut(event.target));
    if (!isShortcut || session.get().expired) return;
    event.preventDefault();
    if (event.repeat) return;
    if (opened) palette.close();
    else openPalette();
  }
  addEventListener("keydown", onKeyDown);
  return () => {
    removeEventListener("keydown", onKeyDown);
    palette.close();
  };
}
