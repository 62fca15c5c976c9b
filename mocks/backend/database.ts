import { type Collections, seeds } from "../data/collections";
import type { Storage } from "./storage";

/** Increased when a record's shape changes; stored records of another version are ignored. */
const SHAPE_VERSION = 1;

type StoredRecords<T> = { version: typeof SHAPE_VERSION; records: T };

export type Database = {
  read: <Name extends keyof Collections>(name: Name) => Promise<Collections[Name]>;
  /** Resolves with the changed collection. Rejects with what `change` throws, without a change. */
  change: <Name extends keyof Collections>(
    name: Name,
    change: (current: Collections[Name]) => Collections[Name],
  ) => Promise<Collections[Name]>;
};

/**
 * The collections of records. Each request reads them from the storage, so that two browser tabs see the same; a
 * collection that was never changed is its seed.
 */
export function createDatabase(storage: Storage, now: () => Date): Database {
  const current = <Name extends keyof Collections>(name: Name, stored: unknown): Collections[Name] =>
    hasCurrentShape<Collections[Name]>(stored) ? stored.records : seeds[name](now());

  return {
    read: async (name) => current(name, await storage.get(name)),
    change: async (name, change) => {
      let changed: StoredRecords<Collections[typeof name]> | undefined;
      await storage.update(name, (stored) => {
        changed = { version: SHAPE_VERSION, records: change(current(name, stored)) };
        return changed;
      });
      return changed ? changed.records : current(name, undefined);
    },
  };
}

const hasCurrentShape = <T>(stored: unknown): stored is StoredRecords<T> =>
  typeof stored === "object" && stored !== null && "version" in stored && stored.version === SHAPE_VERSION;
