import { clear, createStore, get, update } from "idb-keyval";
import { memoryStorage, type Storage } from "./storage";

const DATABASE = "admin-console-demo";
const STORE = "records";

/** IndexedDB, or memory if the browser blocks it, as some do in private windows. */
export async function browserStorage(): Promise<Storage> {
  try {
    return await indexedDbStorage();
  } catch {
    return memoryStorage();
  }
}

async function indexedDbStorage(): Promise<Storage> {
  const store = createStore(DATABASE, STORE);
  // A blocked database fails at the first write, not when the store is created.
  await update<unknown>("probe", () => true, store);
  return {
    get: (key) => get<unknown>(key, store),
    update: (key, change) => update<unknown>(key, change, store),
    clear: () => clear(store),
  };
}
