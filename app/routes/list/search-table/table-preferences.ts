import * as v from "valibot";
import { STORAGE_KEY } from "~/config/storage-keys";
import { createStore } from "~/lib/state/store";
import { readStored, writeStored } from "~/lib/storage/local-storage";
import { type ColumnSettings, normalizeColumns } from "./columns/column-settings";

export const DENSITIES = ["mini", "small", "medium", "large"] as const;
export type Density = (typeof DENSITIES)[number];
/** The height of a row in px, at the default font size. */
export const ROW_HEIGHT: Record<Density, number> = { mini: 32, small: 36, medium: 40, large: 44 };

export type TablePreferences = { density: Density; filtersOpen: boolean; columns: ColumnSettings };

/** Increased when the shape changes; values of another version are still read field by field. */
const VERSION = 1;

const storedSchema = v.object({
  density: v.fallback(v.picklist(DENSITIES), "medium"),
  filtersOpen: v.fallback(v.boolean(), true),
  columns: v.optional(v.unknown()),
});

/** Parses stored preferences; missing or invalid fields take their default. */
export function readTablePreferences(text: string | null): TablePreferences {
  const { density, filtersOpen, columns } = v.parse(storedSchema, parseObject(text));
  return { density, filtersOpen, columns: normalizeColumns(columns) };
}

function parseObject(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const tablePreferences = createStore<TablePreferences>(
  readTablePreferences(readStored(STORAGE_KEY.tablePreferences)),
);

/** Changes preferences and stores them. */
export function changeTablePreferences(change: Partial<TablePreferences>): void {
  tablePreferences.set(change);
  writeStored(STORAGE_KEY.tablePreferences, JSON.stringify({ version: VERSION, ...tablePreferences.get() }));
}
