import dayjs from "dayjs";
import { deployment } from "~/config/deployment";
import { wallClockIn } from "~/lib/text/zoned-time";
import { serverClock } from "./request";

/**
 * Now on the server's clock and in its zone, as a local date: its year to its second are those of the server's times,
 * which carry no zone. A wall clock and no instant: never `toISOString()` it; the instant is `serverClock.now()`.
 */
export function serverNow(): Date {
  const now = serverClock.now();
  const { serverTimeZone: timeZone } = deployment();
  return timeZone ? dayjs(wallClockIn(timeZone, now)).toDate() : now;
}
