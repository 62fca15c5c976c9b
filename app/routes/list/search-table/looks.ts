import * as v from "valibot";
import { STORAGE_KEY } from "~/config/storage-keys";
import { createStore } from "~/lib/state/store";
import { readStored, writeStored } from "~/lib/storage/local-storage";
import { type ColumnSettings, repairColumns } from "./columns/column-settings";

export const DENSITIES = ["mini", "small", "medium", "large"] as const;
export type Density = (typeof DENSITIES)[number];
/** How high a row is, in px where letters are as usual. */
export const ROW_HEIGHT: Record<Density, number> = { mini: 32, small: 36, medium: 40, large: 44 };

/** How this operator likes the table; what it shows stands in the address alone. */
export type Looks = { density: Density; filtersOpen: boolean; columns: ColumnSettings };

/** Raised when the shape changes; what was kept in another version is read field by field all the same. */
const VERSION = 1;

const stored = v.object({
  density: v.fallback(v.picklist(DENSITIES), "medium"),
  filtersOpen: v.fallback(v.boolean(), true),
  columns: v.optional(v.unknown()),
});

/** The looks of a stored text; what is missing or wrong takes the default. */
export function readLooks(text: string | null): Looks {
  const { density, filtersOpen, columns } = v.parse(stored, parsed(text));
  return { density, filtersOpen, columns: repairColumns(columns) };
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const looks = createStore<Looks>(readLooks(readStored(STORAGE_KEY.policyLooks)));

/** Changes the looks at once and for the next visits. */
export function changeLooks(change: Partial<Looks>): void {
  looks.set(change);
  writeStored(STORAGE_KEY.policyLooks, JSON.stringify({ version: VERSION, ...looks.get() }));
}
