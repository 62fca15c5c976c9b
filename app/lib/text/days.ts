/** A span of days as `YYYY-MM-DD`, both included; an empty text is an open end, any other text was typed so. */
export type DayRange = [from: string, to: string];

const DAY_MS = 86_400_000;
/** 2026-11-05, 2026/11/5, 2026.11.5, 2026年11月5日 and 20261105. */
const DAY = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/;

const two = (part: number | string) => String(part).padStart(2, "0");

/** The day in local time, `YYYY-MM-DD`. */
export const dayText = (date: Date): string =>
  [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");

/** The day so many days before. Counted from noon, so that a change to or from summer time skips none. */
export function daysBefore(now: Date, days: number): string {
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
  return dayText(new Date(noon.getTime() - days * DAY_MS));
}

/** A typed day as `YYYY-MM-DD`; null for what is none, such as 31 February. */
export function parseDay(text: string): string | null {
  const [, year, month, day, plainMonth, plainDay] = DAY.exec(text.trim()) ?? [];
  if (!year) return null;
  const written = `${year}-${two(month ?? plainMonth ?? "")}-${two(day ?? plainDay ?? "")}`;
  const date = new Date(`${written}T12:00:00`);
  return !Number.isNaN(date.getTime()) && dayText(date) === written ? written : null;
}

/** The ranges that are offered beside a calendar. */
export const DAY_PRESETS = ["today", "last7", "last30", "thisMonth", "lastMonth"] as const;
export type DayPreset = (typeof DAY_PRESETS)[number];

/** The days of a preset; today is in all of them but the last month. */
export function presetRange(preset: DayPreset, now: Date): DayRange {
  const today = dayText(now);
  const month = (offset: number, day: number) => dayText(new Date(now.getFullYear(), now.getMonth() + offset, day));
  const ranges: Record<DayPreset, DayRange> = {
    today: [today, today],
    last7: [daysBefore(now, 6), today],
    last30: [daysBefore(now, 29), today],
    thisMonth: [month(0, 1), today],
    lastMonth: [month(-1, 1), month(0, 0)],
  };
  return ranges[preset];
}
