import { clear, createStore, get, type UseStore, update } from "idb-keyval";
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

/**
 * Ends what is under way when the page is left. In WebKit a transaction of a page that is gone may never end, and every
 * later one, also of the next page, waits for it.
 */
function abortWhenLeft(store: UseStore): UseStore {
  const running = new Set<IDBTransaction>();
  let isLeft = false;
  addEventListener("pageshow", () => {
    isLeft = false;
  });
  addEventListener("pagehide", () => {
    isLeft = true;
    running.forEach(abort);
  });
  return async (mode, use) => {
    try {
      return await store(mode, (records) => {
        const { transaction } = records;
        running.add(transaction);
        for (const end of ["complete", "abort"]) transaction.addEventListener(end, () => running.delete(transaction));
        return use(records);
      });
    } catch (error) {
      // The page that would handle the error is gone.
      if (isLeft) return new Promise(() => {});
      throw error;
    }
  };
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended, and its event is on the way.
  }
}

async function indexedDbStorage(): Promise<Storage> {
  const store = abortWhenLeft(createStore(DATABASE, STORE));
  // A blocked database fails at the first write, not when the store is created.
  await update<unknown>("probe", () => true, store);
  return {
    get: (key) => get<unknown>(key, store),
    update: (key, change) => update<unknown>(key, change, store),
    clear: () => clear(store),
  };
}
