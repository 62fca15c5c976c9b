import { type Collections, seeds } from "../data/collections";
import type { Storage } from "./storage";

/** Raised when a record's shape changes: what was kept in an older shape is then left aside. */
const SHAPE_VERSION = 1;

type Kept<T> = { version: typeof SHAPE_VERSION; records: T };

export type Database = {
  read: <Name extends keyof Collections>(name: Name) => Promise<Collections[Name]>;
  /** Gives the collection after the change. What `change` throws is passed on and nothing is changed. */
  change: <Name extends keyof Collections>(
    name: Name,
    change: (current: Collections[Name]) => Collections[Name],
  ) => Promise<Collections[Name]>;
};

/**
 * The collections of records. Each is read from the storage at each request, so that two browser
 * tabs agree; one that was never changed comes from its seed.
 */
export function createDatabase(storage: Storage, now: () => Date): Database {
  const current = <Name extends keyof Collections>(name: Name, stored: unknown): Collections[Name] =>
    isKept<Collections[Name]>(stored) ? stored.records : seeds[name](now());

  return {
    read: async (name) => current(name, await storage.get(name)),
    change: async (name, change) => {
      let changed: Kept<Collections[typeof name]> | undefined;
      await storage.update(name, (stored) => {
        changed = { version: SHAPE_VERSION, records: change(current(name, stored)) };
        return changed;
      });
      return changed ? changed.records : current(name, undefined);
    },
  };
}

const isKept = <T>(stored: unknown): stored is Kept<T> =>
  typeof stored === "object" && stored !== null && "version" in stored && stored.version === SHAPE_VERSION;
