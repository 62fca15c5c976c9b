import * as v from "valibot";

const PINS = ["left", "none", "right"] as const;
export type Pin = (typeof PINS)[number];

/** Hidden on a page that is too narrow for all columns. */
const NARROW = "narrow";

const columnSetting = v.object({
  id: v.string(),
  hidden: v.fallback(v.union([v.boolean(), v.literal(NARROW)]), false),
  pin: v.fallback(v.picklist(PINS), "none"),
});
export type ColumnSetting = v.InferOutput<typeof columnSetting>;
/** All columns in order: first those pinned left, last those pinned right. */
export type ColumnSettings = readonly ColumnSetting[];

/** The fields with a column in their order, first those named in `first`. */
export const columnNames = (fields: Readonly<Record<string, { column: unknown }>>, first: readonly string[]) =>
  [...new Set([...first, ...Object.keys(fields)])].filter((name) => fields[name]?.column);

/** The columns that an operator may hide, move and pin, as a list declares them: the number of the row, and the fields. */
export function declaredColumns(
  fields: Readonly<Record<string, { column: { pin?: Pin } | null }>>,
  first: readonly string[] = [],
): ColumnSettings {
  return byPin(
    ["index", ...columnNames(fields, first)].map((id) => ({
      id,
      hidden: id === "index" && NARROW,
      pin: fields[id]?.column?.pin ?? "none",
    })),
  );
}

const byPin = (settings: ColumnSettings): ColumnSettings =>
  settings.toSorted((a, b) => PINS.indexOf(a.pin) - PINS.indexOf(b.pin));

/** Whether a column is shown on a page of this width. */
export const isColumnShown = ({ hidden }: Pick<ColumnSetting, "hidden">, isNarrow: boolean): boolean =>
  hidden === NARROW ? !isNarrow : !hidden;

/** Whether a column is the only one that is shown on any page. */
export const isLastShown = (settings: ColumnSettings, { hidden }: ColumnSetting): boolean =>
  hidden === false && settings.filter((one) => one.hidden === false).length === 1;

/** Stored settings, which may be an older version's, with each declared column once and at least one visible. */
export function normalizeColumns(stored: unknown, declared: ColumnSettings): ColumnSettings {
  const read = (Array.isArray(stored) ? stored : []).flatMap((entry: unknown) => {
    const result = v.safeParse(columnSetting, entry);
    return result.success && declared.some(({ id }) => id === result.output.id) ? [result.output] : [];
  });
  const known = read.filter(({ id }, index) => read.findIndex((other) => other.id === id) === index);
  const missing = declared.filter(({ id }) => known.every((column) => column.id !== id));
  const all = byPin([...known, ...missing]);
  return all.some(({ hidden }) => hidden === false) ? all : all.map((column) => ({ ...column, hidden: false }));
}

/** The settings with a column at the position of another; it stays among those with the same pin. */
export function moveColumn(settings: ColumnSettings, id: string, over: string): ColumnSettings {
  const from = settings.findIndex((column) => column.id === id);
  const to = settings.findIndex((column) => column.id === over);
  const moved = settings[from];
  return moved && to >= 0 ? byPin(settings.toSpliced(from, 1).toSpliced(to, 0, moved)) : settings;
}

/** Shows or hides a column; the last visible one cannot be hidden. */
export function showColumn(settings: ColumnSettings, id: string, isShown: boolean): ColumnSettings {
  return settings.map((column) =>
    column.id === id && !isLastShown(settings, column) ? { ...column, hidden: !isShown } : column,
  );
}

/** Pins a column to a side, or unpins it. */
export function pinColumn(settings: ColumnSettings, id: string, pin: Pin): ColumnSettings {
  return byPin(settings.map((column) => (column.id === id ? { ...column, pin } : column)));
}
