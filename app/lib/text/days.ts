import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";

dayjs.extend(customParseFormat);

/** A span of days as `YYYY-MM-DD`, both included; an empty text is an open end, any other text was typed so. */
export type DayRange = [from: string, to: string];

const DAY = "YYYY-MM-DD";
const TYPED = [DAY, "YYYY-M-D", "YYYY-MM-D", "YYYY-M-DD", "YYYYMMDD"];

/** The day in local time, `YYYY-MM-DD`. */
export const dayText = (date: Date): string => dayjs(date).format(DAY);

/** The day so many days before, `YYYY-MM-DD`; a change to or from summer time skips none. */
export const daysBefore = (now: Date, days: number): string => dayjs(now).subtract(days, "day").format(DAY);

/**
 * A typed day as `YYYY-MM-DD`: 2026-11-05, 2026/11/5, 2026.11.5, 2026年11月5日 or 20261105; null for what is none,
 * such as 31 February.
 */
export function parseDay(text: string): string | null {
  const day = dayjs(
    text
      .trim()
      .replace(/[/.年月]/g, "-")
      .replace(/日$/, ""),
    TYPED,
    true,
  );
  return day.isValid() ? day.format(DAY) : null;
}

/** The ranges that are offered beside a calendar. */
export const DAY_PRESETS = ["today", "last7", "last30", "thisMonth", "lastMonth"] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** The days of a preset; today is in all of them but the last month. */
export function presetRange(preset: DayPreset, now: Date): DayRange {
  const today = dayjs(now);
  const lastMonth = today.subtract(1, "month");
  const [from, to] = {
    today: [today, today] as const,
    last7: [today.subtract(6, "day"), today] as const,
    last30: [today.subtract(29, "day"), today] as const,
    thisMonth: [today.startOf("month"), today] as const,
    lastMonth: [lastMonth.startOf("month"), lastMonth.endOf("month")] as const,
  }[preset];
  return [from.format(DAY), to.format(DAY)];
}
