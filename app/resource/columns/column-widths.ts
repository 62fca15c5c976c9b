/** What an operator may give a column, in px at the default font size; one that has grown wider may stay so, up to `grown`. */
export const WIDTH_LIMITS = { min: 60, max: 600, grown: 6000 } as const;

/** The most that a column of this width may get. */
export const maxWidth = (width: number): number => Math.max(WIDTH_LIMITS.max, width);

/** The widths that an operator has given to columns, in px at the default font size. */
export type Widths = Readonly<Record<string, number>>;

/** A width within the limits, in whole px at the default font size. */
export const clampWidth = (width: number, max: number): number =>
  Math.round(Math.min(max, Math.max(WIDTH_LIMITS.min, width)));

/** Stored widths, of known columns and within the limits; what is no width is dropped. */
export function normalizeWidths(stored: unknown, ids: readonly string[]): Widths {
  if (typeof stored !== "object" || stored === null) return {};
  const read = Object.entries(stored).flatMap(([id, width]: [string, unknown]) =>
    ids.includes(id) && typeof width === "number" && Number.isFinite(width)
      ? [[id, clampWidth(width, WIDTH_LIMITS.grown)] as const]
      : [],
  );
  return Object.fromEntries(read);
}
