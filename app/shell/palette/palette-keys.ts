type Key = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing">;

/** The place of K on the keyboard counts only in a layout of another script: elsewhere the key is another letter. */
const isK = ({ key, code }: Key) => key.toLowerCase() === "k" || (code === "KeyK" && !/^[a-z]$/i.test(key));

/** Whether a key press is Ctrl K or ⌘ K on any keyboard layout, which toggles the palette. */
export const isToggleKey = (press: Key): boolean =>
  press.ctrlKey !== press.metaKey && !press.altKey && !press.shiftKey && isK(press);

/** Whether a key press is `/` without a modifier. */
export const isSlashKey = (press: Key): boolean => press.key === "/" && isCharacter(press);

/** Whether a key press types a character. */
export const isCharacter = ({ key, ctrlKey, metaKey, altKey, isComposing }: Key): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing;

/** Whether a key press is `?` on any keyboard layout; a Chinese input method may give the wide one. */
export const isHelpKey = (press: Key): boolean => (press.key === "?" || press.key === "？") && isCharacter(press);
