import { monthStyle } from "~/i18n/format";

const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;

/** Formats 2026-11-21 with `format`; other text is returned unchanged. */
export function formatDay(text: string, format: (day: Date) => string): string {
  const [year, month, day] = DAY.exec(text)?.slice(1).map(Number) ?? [];
  return year === undefined || month === undefined ? text : format(new Date(year, month - 1, day));
}

/** Formats 2026-11-05 as 11/05 or Nov 05, as lists do; other text is returned unchanged. */
export function shortDays(locale: string): (text: string) => string {
  const { format } = new Intl.DateTimeFormat(locale, { month: monthStyle(locale), day: "2-digit" });
  return (text) => formatDay(text, format);
}

/** The share of a value in a sum as `63.9%`; 0% if the sum is 0. */
export function percentOf(value: number, sum: number, locale: string): string {
  const ratio = sum === 0 ? 0 : value / sum;
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 }).format(ratio);
}
