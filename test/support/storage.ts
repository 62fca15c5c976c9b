import { vi } from "vitest";

/** Dispatches the storage event that a browser sends when another tab writes a text, or removes it. */
export const dispatchStorageEvent = (key: string | null, newValue: string | null): boolean =>
  dispatchEvent(new StorageEvent("storage", { key, newValue }));

type Access = "getItem" | "setItem" | "removeItem";

/** Makes the browser's storage throw until the end of the test. */
export function blockStorage(...accesses: Access[]): void {
  const blocked = accesses.length > 0 ? accesses : (["getItem", "setItem", "removeItem"] as const);
  for (const access of blocked) {
    vi.spyOn(Storage.prototype, access).mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
  }
}
