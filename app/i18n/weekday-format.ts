import { lazyBy, spaced } from "./format";

const formatOf = lazyBy(
  (locale: string) => new Intl.DateTimeFormat(locale, { weekday: "long", month: "long", day: "numeric" }),
);

/** 11 月 26 日 星期四 or Thursday, November 26, without the year, since it is of today or of last week. */
export const formatWeekday = (day: Date, locale: string): string => spaced(formatOf(locale).format(day));
