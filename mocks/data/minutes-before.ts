import dayjs from "dayjs";

/** In the contract's form: the server's local time, without its zone. */
export const minutesBefore = (now: Date, minutes: number): string =>
  dayjs(now).subtract(minutes, "minute").format("YYYY-MM-DD HH:mm:ss");
