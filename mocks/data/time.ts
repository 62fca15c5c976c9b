import { dayText } from "~/lib/text/days";

const twoDigits = (part: number) => String(part).padStart(2, "0");

/** The server's format of a local time: `YYYY-MM-DD HH:mm:ss`. */
export const timeText = (date: Date): string =>
  `${dayText(date)} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(":")}`;
