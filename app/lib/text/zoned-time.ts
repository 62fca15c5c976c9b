/**
 * What the clocks of an IANA zone, or of the browser's, show at an instant, as `YYYY-MM-DD HH:mm:ss`: Swedish writes times
 * as ISO 8601 does.
 */
export const wallClockIn = (timeZone: string | undefined, instant: Date): string =>
  instant.toLocaleString("sv-SE", { timeZone });

/**
 * The instant at which the clocks of an IANA zone show `wallClock`, whose UTC fields are read. Of an hour that summer time
 * repeats, either one; of one that it skips, an hour beside it.
 */
export function instantIn(timeZone: string, wallClock: Date): Date {
  const offset = (instant: Date) => +new Date(`${wallClockIn(timeZone, instant).replace(" ", "T")}Z`) - +instant;
  const near = new Date(+wallClock - offset(wallClock));
  // The offset may have changed between the two.
  return new Date(+wallClock - offset(near));
}
