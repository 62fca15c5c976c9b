/** Cancelled by the list that shows its keys. */
export const SHORTCUTS_EVENT = "request-shortcuts";

/** The list whose keys are requested, by the namespace of its texts; without one the first list of the screen. */
export type ShortcutsRequest = { list?: string };

/** Asks a list to show its keys; returns whether one does. */
export const requestShortcuts = (detail: ShortcutsRequest = {}): boolean =>
  !dispatchEvent(new CustomEvent(SHORTCUTS_EVENT, { cancelable: true, detail }));
