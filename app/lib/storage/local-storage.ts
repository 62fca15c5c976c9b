/** Used where localStorage is blocked or full; lasts until the page is left. */
const memory = new Map<string, string>();

/** Whether the browser has refused to store a value, which ends with the page. */
export const hasUnstored = (): boolean => memory.size > 0;

/** The stored text of a key, or null; never throws. */
export function readStored(key: string): string | null {
  const stored = memory.get(key);
  if (stored !== undefined) return stored;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text; in memory if localStorage is blocked or full. Returns whether it is stored for later visits. */
export function writeStored(key: string, value: string): boolean {
  memory.delete(key);
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    memory.set(key, value);
    return false;
  }
}

/** Removes the text of a key; never throws. */
export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
}
