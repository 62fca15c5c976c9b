/** A time with its zone. */
export const minutesBefore = (now: Date, minutes: number): string => new Date(+now - minutes * 60_000).toISOString();
