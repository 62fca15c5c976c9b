/** Elements that take text. */
const TEXT_INPUTS =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable='false'])";
/** Open dialogs and menus. */
const OVERLAYS = "[role='dialog'], [role='alertdialog'], [role='menu']";
/** For a key that is no character: one works on in the drawer of a record that is read, and beside a panel. */
export const QUESTIONS = "[aria-modal]:not(:has([data-drawer])), [aria-modal] form, [role='menu']";

/** Whether a key that is also a character may be a shortcut: not while typing, nor over a dialog or a menu. */
export const acceptsShortcut = (target: EventTarget | null, overlays = OVERLAYS): boolean =>
  !(target instanceof Element && target.closest(TEXT_INPUTS)) && !document.querySelector(overlays);
