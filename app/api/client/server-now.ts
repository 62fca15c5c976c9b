import dayjs from "dayjs";
import { deployment } from "~/config/deployment";
import { serverClock } from "./request";

/**
 * Now on the server's clock and in its zone, as a local date: its year to its second are those of the server's times,
 * which carry no zone.
 */
export function serverNow(): Date {
  const now = serverClock.now();
  const { serverTimeZone: timeZone } = deployment();
  if (!timeZone) return now;
  // Swedish writes times as ISO 8601 does.
  return dayjs(now.toLocaleString("sv-SE", { timeZone })).toDate();
}
