import isEqual from "fast-deep-equal";
import * as v from "valibot";
import { STORAGE_KEY } from "~/config/storage-keys";
import { createStore, type Store } from "~/lib/state/store";
import { createAccountStorage } from "~/lib/storage/account-storage";
import { currentAccount } from "~/session/account";
import { session } from "~/session/session";
import { type ColumnSettings, normalizeColumns } from "./columns/column-settings";
import { normalizeWidths, type Widths } from "./columns/column-widths";

/** The heights of a row that the operator may choose from, the lowest first. */
export const DENSITIES = ["mini", "small", "medium", "large"] as const;
export type Density = (typeof DENSITIES)[number];
/** The height of a row in px, at the default font size. */
export const ROW_HEIGHT: Record<Density, number> = { mini: 32, small: 36, medium: 40, large: 44 };

/** Pages on which two rows of filters would leave little room for the data below. */
const LOW_PAGE = "(height < 50em)";

/** The columns of a list as an operator has them. */
export type ColumnState = { columns: ColumnSettings; widths: Widths };
export type Preferences = ColumnState & { density: Density; filtersOpen: boolean };
export type PreferencesStore = Store<Preferences> & {
  /** Changes what is stored now, which another browser tab may have written. */
  update(change: (stored: Preferences) => Partial<Preferences>): void;
  /** The columns as the list declares them. */
  readonly defaultColumns: ColumnState;
  /** The columns in stored data, which may be an older version's. */
  readColumns(stored: { columns?: unknown; widths?: unknown }): ColumnState;
};

const storedSchema = v.object({
  density: v.fallback(v.picklist(DENSITIES), "medium"),
  filtersOpen: v.fallback(v.optional(v.boolean()), undefined),
  columns: v.optional(v.unknown()),
  widths: v.optional(v.unknown()),
});
const storedValue = v.fallback(storedSchema, () => v.parse(storedSchema, {}));

/** Parses stored preferences; missing or invalid fields take their default. `opens`: whether the filters are
 * open until the operator has chosen. */
export function readPreferences(stored: unknown, declared: ColumnSettings, opens = true): Preferences {
  const { density, filtersOpen = opens, ...columns } = v.parse(storedValue, stored);
  return { density, filtersOpen, ...readColumns(columns, declared) };
}

const readColumns = (stored: { columns?: unknown; widths?: unknown }, declared: ColumnSettings): ColumnState => ({
  columns: normalizeColumns(stored.columns, declared),
  widths: normalizeWidths(
    stored.widths,
    declared.map(({ id }) => id),
  ),
});

/** Keeps the current object if the next one is equal, since the rows of a list are rendered again for another object. */
const unlessEqual = <T>(current: T, next: T): T => (isEqual(current, next) ? current : next);

/**
 * How the operator wants to see a list, stored under the list's name for each account. A change is made to what is stored now, because
 * another browser tab may have changed something else meanwhile.
 */
export function createPreferences(name: string, declared: ColumnSettings, hasRoom = true): PreferencesStore {
  // Lists are declared where there is no page, too.
  const opens = hasRoom && !globalThis.matchMedia?.(LOW_PAGE).matches;
  const storage = createAccountStorage(`${STORAGE_KEY.listPreferences}:${name}`, v.unknown(), null);
  let account = currentAccount();
  const stored = () => readPreferences(storage.read(account), declared, opens);
  const store = createStore<Preferences>(stored());
  session.subscribe(() => {
    // Without a login the list is about to go: it stays as it is.
    if (!currentAccount() || currentAccount() === account) return;
    account = currentAccount();
    store.set(stored());
  });
  const update: PreferencesStore["update"] = (change) => {
    const now = stored();
    const changed = change(now);
    const next = { ...now, ...changed };
    const { columns, widths } = store.get();
    store.set({ ...next, columns: unlessEqual(columns, next.columns), widths: unlessEqual(widths, next.widths) });
    // What is open by itself is no choice: on the next page it may not be.
    const { filtersOpen = v.parse(storedValue, storage.read(account)).filtersOpen } = changed;
    storage.write(account, { ...store.get(), filtersOpen });
  };
  return {
    ...store,
    set: (change) => update(() => change),
    update,
    defaultColumns: { columns: declared, widths: {} },
    readColumns: (columns) => readColumns(columns, declared),
  };
}
