/** What shows the keys of each list on the screen, the first one first. A screen without a list has none. */
export const screenSheets = new Set<() => void>();
