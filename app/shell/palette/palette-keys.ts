type Key = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing">;

/** Whether a key press is Ctrl K or ⌘ K on any keyboard layout, which toggles the palette. */
export const isToggleKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && (key.toLowerCase() === "k" || code === "KeyK");

/** Whether a key press is `/` without a modifier. */
export const isSlashKey = ({ key, ctrlKey, metaKey, altKey, isComposing }: Key): boolean =>
  key === "/" && !ctrlKey && !metaKey && !altKey && !isComposing;

/** Elements that take text. */
const TEXT_INPUTS = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";
/** Open dialogs and menus. */
const OVERLAYS = "[role='dialog'], [role='alertdialog'], [role='menu']";

/** Whether a slash may open the palette: not while typing, nor over a dialog or a menu. */
export const acceptsSlashKey = (target: EventTarget | null): boolean =>
  !(target instanceof Element && target.closest(TEXT_INPUTS)) && !document.querySelector(OVERLAYS);
