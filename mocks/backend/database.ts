import { type Collections, seeds } from "../data/collections";
import type { Storage } from "./storage";

/** Increased when a record's shape changes; stored records of another version are ignored. */
const SHAPE_VERSION = 1;

type StoredRecords<T> = { version: typeof SHAPE_VERSION; records: T };

/** A collection by its name in the storage, with its initial records. */
export type Table<T> = { name: string; seed: (now: Date) => T };

export type Database = {
  read: <Name extends keyof Collections>(name: Name) => Promise<Collections[Name]>;
  /** Resolves with the changed collection. Rejects with what `change` throws, without a change. */
  change: <Name extends keyof Collections>(
    name: Name,
    change: (current: Collections[Name]) => Collections[Name],
  ) => Promise<Collections[Name]>;
  /** Reads a collection that is described where it is used. */
  readTable: <T>(table: Table<T>) => Promise<T>;
  /** Changes such a collection as `change` does. */
  changeTable: <T>(table: Table<T>, change: (current: T) => T) => Promise<T>;
};

/**
 * The collections of records. Each request reads them from the storage, so that two browser tabs see the same; a
 * collection that was never changed is its seed.
 */
export function createDatabase(storage: Storage, now: () => Date): Database {
  const current = <T>({ seed }: Table<T>, stored: unknown): T =>
    hasCurrentShape<T>(stored) ? stored.records : seed(now());
  const readTable = async <T>(table: Table<T>) => current(table, await storage.get(table.name));
  async function changeTable<T>(table: Table<T>, change: (current: T) => T): Promise<T> {
    let changed: StoredRecords<T> | undefined;
    await storage.update(table.name, (stored) => {
      changed = { version: SHAPE_VERSION, records: change(current(table, stored)) };
      return changed;
    });
    return changed ? changed.records : current(table, undefined);
  }
  const tableOf = <Name extends keyof Collections>(name: Name): Table<Collections[Name]> => ({
    name,
    seed: seeds[name],
  });

  return {
    read: (name) => readTable(tableOf(name)),
    change: (name, change) => changeTable(tableOf(name), change),
    readTable,
    changeTable,
  };
}

const hasCurrentShape = <T>(stored: unknown): stored is StoredRecords<T> =>
  typeof stored === "object" && stored !== null && "version" in stored && stored.version === SHAPE_VERSION;
