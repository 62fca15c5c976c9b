/** sessionStorage, which belongs to one browser tab and survives a reload; never throws where it is blocked or full. */

/** The stored text of a key, or null. */
export function readTabStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text where the storage allows it. */
export function writeTabStored(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The caller has it in memory until the page is left.
  }
}
