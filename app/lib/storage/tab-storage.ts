/** sessionStorage belongs to one browser tab and survives a reload. These never throw if it is blocked or full. */

/** The stored text of a key, or null. */
export function readTabStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text; the caller keeps it in memory too. Returns whether it is stored. */
export function writeTabStored(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
