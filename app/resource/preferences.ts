import * as v from "valibot";
import { STORAGE_KEY } from "~/config/storage-keys";
import { createStore, type Store } from "~/lib/state/store";
import { readStored, writeStored } from "~/lib/storage/local-storage";
import { type ColumnSettings, normalizeColumns } from "./columns/column-settings";

export const DENSITIES = ["mini", "small", "medium", "large"] as const;
export type Density = (typeof DENSITIES)[number];
/** The height of a row in px, at the default font size. */
export const ROW_HEIGHT: Record<Density, number> = { mini: 32, small: 36, medium: 40, large: 44 };

export type Preferences = { density: Density; filtersOpen: boolean; columns: ColumnSettings };
export type PreferencesStore = Store<Preferences>;

/** Increased when the shape changes; values of another version are still read field by field. */
const VERSION = 1;

const storedSchema = v.object({
  density: v.fallback(v.picklist(DENSITIES), "medium"),
  filtersOpen: v.fallback(v.boolean(), true),
  columns: v.optional(v.unknown()),
});

/** Parses stored preferences; missing or invalid fields take their default. */
export function readPreferences(text: string | null, columnIds: readonly string[]): Preferences {
  const { density, filtersOpen, columns } = v.parse(storedSchema, parseObject(text));
  return { density, filtersOpen, columns: normalizeColumns(columns, columnIds) };
}

function parseObject(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * How the operator wants to see a list, stored under the list's name. A change is made to what is stored now, because
 * another browser tab may have changed something else meanwhile.
 */
export function createPreferences(name: string, columnIds: readonly string[]): PreferencesStore {
  const key = `${STORAGE_KEY.listPreferences}:${name}`;
  const stored = () => readPreferences(readStored(key), columnIds);
  const store = createStore<Preferences>(stored());
  return {
    ...store,
    set(change) {
      store.set({ ...stored(), ...change });
      writeStored(key, JSON.stringify({ version: VERSION, ...store.get() }));
    },
  };
}
