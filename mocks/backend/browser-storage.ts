import { clear, createStore, get, update } from "idb-keyval";
import { memoryStorage, type Storage } from "./storage";

const DATABASE = "admin-console-demo";
const STORE = "records";

/** IndexedDB, or memory where the browser refuses it (blocked, or a private window of some browsers). */
export async function browserStorage(): Promise<Storage> {
  try {
    return await indexedDbStorage();
  } catch {
    return memoryStorage();
  }
}

async function indexedDbStorage(): Promise<Storage> {
  const store = createStore(DATABASE, STORE);
  // A refusal shows at the first write, not when the store is made.
  await update<unknown>("probe", () => true, store);
  return {
    get: (key) => get<unknown>(key, store),
    update: (key, change) => update<unknown>(key, change, store),
    clear: () => clear(store),
  };
}
