import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import { normalizeTyped } from "./typed-text";

dayjs.extend(customParseFormat);

/** Two days as `YYYY-MM-DD`, both included. An empty text is an open end; invalid input is kept as it was typed. */
export type DayRange = [from: string, to: string];

const DAY = "YYYY-MM-DD";
const INPUT_FORMATS = [DAY, "YYYY-M-D", "YYYY-MM-D", "YYYY-M-DD", "YYYYMMDD"];

/** The day in local time, `YYYY-MM-DD`. */
export const dayText = (date: Date): string => dayjs(date).format(DAY);

/** The day a number of days earlier, `YYYY-MM-DD`; correct over changes to and from summer time. */
export const daysBefore = (now: Date, days: number): string => dayjs(now).subtract(days, "day").format(DAY);

/**
 * Parses a typed day (2026-11-05, 2026/11/5, 2026.11.5, 2026年11月5日 or 20261105) to `YYYY-MM-DD`; null if it is not a
 * day, such as 31 February.
 */
export function parseDay(text: string): string | null {
  const typed = normalizeTyped(text);
  // Without dayjs, which throws and catches an error for each of the formats.
  if (typed === "") return null;
  const day = dayjs(typed.replace(/[/.年月]/g, "-").replace(/日$/, ""), INPUT_FORMATS, true);
  return day.isValid() ? day.format(DAY) : null;
}

/** The noon of a day, `YYYY-MM-DD`, which is on that day in the local time too; null for any other text. */
export const noonOf = (text: string): Date | null => (parseDay(text) === text ? new Date(`${text}T12:00:00`) : null);

const ANY_DAY = /\d{4}(?:[-/.年]\d{1,2}[-/.月]\d{1,2}日?|\d{4})/g;

/** The two days of a pasted range, such as 2026-11-05 至 2026/11/11; null for text with more or fewer. */
export function parseDayRange(text: string): DayRange | null {
  const [from, to, ...rest] = (normalizeTyped(text).match(ANY_DAY) ?? []).map(parseDay);
  return from && to && rest.length === 0 ? [from, to] : null;
}

/** The ranges that are offered beside a calendar for what has happened. */
export const PAST_PRESETS = ["today", "last7", "last30", "thisMonth", "lastMonth"] as const;

/** The ranges that are offered beside a calendar for what is planned. */
export const COMING_PRESETS = ["next7", "next30", "restOfMonth", "comingMonth"] as const;

export type DayPreset = (typeof PAST_PRESETS | typeof COMING_PRESETS)[number];

/** The days of a preset; all include today, except the last and the next month. */
export function presetRange(preset: DayPreset, now: Date): DayRange {
  const today = dayjs(now);
  const lastMonth = today.subtract(1, "month");
  const nextMonth = today.add(1, "month");
  const [from, to] = {
    today: [today, today] as const,
    last7: [today.subtract(6, "day"), today] as const,
    last30: [today.subtract(29, "day"), today] as const,
    thisMonth: [today.startOf("month"), today] as const,
    lastMonth: [lastMonth.startOf("month"), lastMonth.endOf("month")] as const,
    next7: [today, today.add(6, "day")] as const,
    next30: [today, today.add(29, "day")] as const,
    restOfMonth: [today, today.endOf("month")] as const,
    comingMonth: [nextMonth.startOf("month"), nextMonth.endOf("month")] as const,
  }[preset];
  return [from.format(DAY), to.format(DAY)];
}
