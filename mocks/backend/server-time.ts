import { wallClockIn } from "~/lib/text/zoned-time";

/** ISO 8601 with its zone. */
const ZONED = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d\S*(Z|[+-]\d\d:\d\d)$/;

function instantOf(text: string): Date | undefined {
  const time = ZONED.test(text) ? new Date(text.replace(" ", "T")) : undefined;
  return time && !Number.isNaN(+time) ? time : undefined;
}

export const hasZone = (text: string): boolean => instantOf(text) !== undefined;

/** A time with a zone as the clocks of another, or of this machine's, show it; any other text is returned unchanged. */
export function localTime(text: string, timeZone: string | undefined): string {
  const time = instantOf(text);
  return time ? wallClockIn(timeZone, time) : text;
}

/** A time with a zone as one in UTC, by which it sorts among times of other zones; any other value is returned unchanged. */
export function sortableTime(value: unknown): unknown {
  const time = typeof value === "string" ? instantOf(value) : undefined;
  return time ? time.toISOString() : value;
}
