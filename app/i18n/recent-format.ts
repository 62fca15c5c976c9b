import { lazyBy, monthStyle } from "./format";

/** Formats of times that are not long ago, in a language. */
function createRecentFormat(locale: string) {
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const parts = {
    month: monthStyle(locale),
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  } as const;
  const local = new Intl.DateTimeFormat(locale, parts);
  const inUtc = new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" });
  return {
    /** 12 → 12 分钟前 or 12 minutes ago, 150 → 2 小时前 or 2 hours ago */
    ago(minutes: number): string {
      const [value, unit] =
        minutes < 60 ? ([minutes, "minute"] as const) : ([Math.floor(minutes / 60), "hour"] as const);
      // Intl puts no space between a number and a Chinese word.
      return relative.format(-value, unit).replace(/\d(?=\p{Script=Han})/u, "$& ");
    },
    /** 11/05 09:00 or Nov 05, 09:00, in the operator's own zone or in UTC */
    thisYear: (value: Date, isLocal: boolean) => (isLocal ? local : inUtc).format(value),
  };
}

export type RecentFormat = ReturnType<typeof createRecentFormat>;

/** The formats in a language, created once: they are expensive. */
export const recentFormatOf = lazyBy(createRecentFormat);
