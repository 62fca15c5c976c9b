/** What belongs to one browser tab and outlives a reload of it; never throws where storage is blocked or full. */

/** The text that this browser tab keeps under a key, or null. */
export function readTabStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps the text for this browser tab, where its storage takes it. */
export function writeTabStored(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Who wrote it has it in memory until the page is left.
  }
}
