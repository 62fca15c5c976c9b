// Swedish writes times as ISO 8601 does.
const wallClockIn = (timeZone: string, instant: Date) =>
  new Date(`${instant.toLocaleString("sv-SE", { timeZone }).replace(" ", "T")}Z`);

/**
 * The instant at which the clocks of an IANA zone show `wallClock`, whose UTC fields are read. Of an hour that summer time
 * repeats, either one; of one that it skips, an hour beside it.
 */
export function instantIn(timeZone: string, wallClock: Date): Date {
  const offset = (instant: Date) => +wallClockIn(timeZone, instant) - +instant;
  const near = new Date(+wallClock - offset(wallClock));
  // The offset may have changed between the two.
  return new Date(+wallClock - offset(near));
}
