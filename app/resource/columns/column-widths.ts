/** What an operator may give a column, in px at the default font size. */
export const WIDTH_LIMITS = { min: 60, max: 600 } as const;

/** The widths that an operator has given to columns, in px at the default font size. */
export type Widths = Readonly<Record<string, number>>;

/** A width within the limits, in whole px at the default font size. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(WIDTH_LIMITS.max, Math.max(WIDTH_LIMITS.min, width)));

/** Stored widths, of known columns and within the limits; what is no width is dropped. */
export function normalizeWidths(stored: unknown, ids: readonly string[]): Widths {
  if (typeof stored !== "object" || stored === null) return {};
  const read = Object.entries(stored).flatMap(([id, width]: [string, unknown]) =>
    ids.includes(id) && typeof width === "number" && Number.isFinite(width) ? [[id, clampWidth(width)] as const] : [],
  );
  return Object.fromEntries(read);
}
