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

/** The columns as they are shown: those pinned at the start, the others, those pinned at the end. */
export const byPin = (settings: ColumnSettings): ColumnSettings =>
  settings.toSorted((a, b) => PINS.indexOf(a.pin) - PINS.indexOf(b.pin));

/** Whether a column is shown on a page of this width. */
export const isColumnShown = ({ hidden }: Pick<ColumnSetting, "hidden">, isNarrow: boolean): boolean =>
  hidden === NARROW ? !isNarrow : !hidden;

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
