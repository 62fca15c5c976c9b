import { useMemo, useSyncExternalStore } from "react";
import * as v from "valibot";
import { STORED_ACCOUNTS } from "~/config/limits";
import { createEmitter } from "~/lib/state/emitter";
import { readStored, writeStored } from "./local-storage";

export type AccountStorage<T> = {
  /** The value of an account; `text` saves reading the storage again. */
  read(account: string, text?: string | null): T;
  /** Returns whether the value is stored for later visits. */
  write(account: string, value: T): boolean;
  /** The stored text of all accounts. */
  text(): string | null;
  /** Changes in this and in other browser tabs. */
  subscribe(listener: () => void): () => void;
};

const storedRows = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.unknown()])));

function parseRows(text: string | null): [account: string, value: unknown][] {
  const result = v.safeParse(storedRows, text);
  return result.success ? result.output : [];
}

/**
 * A value per account under one localStorage key, for the last STORED_ACCOUNTS accounts that wrote one. A value that
 * does not match the schema counts as `empty`.
 */
export function createAccountStorage<T>(key: string, schema: v.GenericSchema<unknown, T>, empty: T): AccountStorage<T> {
  const changes = createEmitter<void>();
  const text = () => readStored(key);
  return {
    text,
    read(account, stored = text()) {
      const row = parseRows(stored).find(([owner]) => owner === account);
      const read = v.safeParse(schema, row?.[1]);
      return read.success ? read.output : empty;
    },
    write(account, value) {
      const others = parseRows(text()).filter(([owner]) => owner !== account);
      const isStored = writeStored(key, JSON.stringify([[account, value], ...others].slice(0, STORED_ACCOUNTS)));
      changes.emit();
      return isStored;
    },
    subscribe(listener) {
      addEventListener("storage", listener);
      const unsubscribe = changes.listen(listener);
      return () => {
        removeEventListener("storage", listener);
        unsubscribe();
      };
    },
  };
}

/** The current value of an account; renders again when it changes. */
export function useAccountStorage<T>(storage: AccountStorage<T>, account: string): T {
  const text = useSyncExternalStore(storage.subscribe, storage.text);
  return useMemo(() => storage.read(account, text), [storage, account, text]);
}
