type Key = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing">;

/** Whether a key press is Ctrl K or ⌘ K on any keyboard layout, which toggles the palette. */
export const isToggleKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && (key.toLowerCase() === "k" || code === "KeyK");

/** Whether a key press is `/` without a modifier. */
export const isSlashKey = (press: Key): boolean => press.key === "/" && isCharacter(press);

/** Whether a key press types a character. */
export const isCharacter = ({ key, ctrlKey, metaKey, altKey, isComposing }: Key): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;

/** Whether a key press is `?` on any keyboard layout; a Chinese input method may give the wide one. */
export const isHelpKey = (press: Key): boolean => (press.key === "?" || press.key === "？") && isCharacter(press);
