import * as v from "valibot";

/** The columns that an operator may hide, move and pin, in their default order. */
export const COLUMN_IDS = [
  "index",
  "number",
  "name",
  "contentType",
  "filterType",
  "count",
  "createdTime",
  "status",
] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

const PINS = ["left", "none", "right"] as const;
export type Pin = (typeof PINS)[number];

const columnSetting = v.object({
  id: v.picklist(COLUMN_IDS),
  hidden: v.fallback(v.boolean(), false),
  pin: v.fallback(v.picklist(PINS), "none"),
});
export type ColumnSetting = v.InferOutput<typeof columnSetting>;
/** All columns in order: first those pinned left, last those pinned right. */
export type ColumnSettings = readonly ColumnSetting[];

export const DEFAULT_COLUMNS: ColumnSettings = COLUMN_IDS.map((id) => ({ id, hidden: false, pin: "none" }));

const byPin = (settings: ColumnSettings): ColumnSettings =>
  settings.toSorted((a, b) => PINS.indexOf(a.pin) - PINS.indexOf(b.pin));

/** Stored settings, which may be an older version's, with each known column once and at least one visible. */
export function normalizeColumns(stored: unknown): ColumnSettings {
  const read = (Array.isArray(stored) ? stored : []).flatMap((entry: unknown) => {
    const result = v.safeParse(columnSetting, entry);
    return result.success ? [result.output] : [];
  });
  const known = read.filter(({ id }, index) => read.findIndex((other) => other.id === id) === index);
  const missing = DEFAULT_COLUMNS.filter(({ id }) => known.every((column) => column.id !== id));
  const all = byPin([...known, ...missing]);
  return all.some(({ hidden }) => !hidden) ? all : all.map((column) => ({ ...column, hidden: false }));
}

/** The settings with a column at the position of another; it stays among those with the same pin. */
export function moveColumn(settings: ColumnSettings, id: ColumnId, over: ColumnId): ColumnSettings {
  const from = settings.findIndex((column) => column.id === id);
  const to = settings.findIndex((column) => column.id === over);
  const moved = settings[from];
  return moved && to >= 0 ? byPin(settings.toSpliced(from, 1).toSpliced(to, 0, moved)) : settings;
}

/** Shows or hides a column; the last visible one cannot be hidden. */
export function toggleColumn(settings: ColumnSettings, id: ColumnId): ColumnSettings {
  const next = settings.map((column) => (column.id === id ? { ...column, hidden: !column.hidden } : column));
  return next.some(({ hidden }) => !hidden) ? next : settings;
}

/** Pins a column to a side, or unpins it if it is pinned there already. */
export function pinColumn(settings: ColumnSettings, id: ColumnId, pin: Pin): ColumnSettings {
  return byPin(
    settings.map((column) => (column.id === id ? { ...column, pin: column.pin === pin ? "none" : pin } : column)),
  );
}
