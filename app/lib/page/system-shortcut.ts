type Modifiers = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey">;

/** Whether a key press is a shortcut of the browser or the system, such as Alt ← for the previous page. */
export const isSystemShortcut = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean => altKey || ctrlKey || metaKey;
