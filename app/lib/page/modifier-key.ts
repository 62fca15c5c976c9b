/** The name of the modifier key of shortcuts on this platform. */
export const modifierKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl");
