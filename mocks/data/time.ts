const DAY_MS = 86_400_000;

const two = (part: number) => String(part).padStart(2, "0");

/** The day in local time, `YYYY-MM-DD`. */
export const dayText = (date: Date): string =>
  [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");

/** The moment in local time as CONTRACT.md writes it, `YYYY-MM-DD HH:mm:ss`. */
export const timeText = (date: Date): string =>
  `${dayText(date)} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(":")}`;

/** The day so many days before. Counted from noon, so that a change to or from summer time skips none. */
export function daysBefore(now: Date, days: number): string {
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12);
  return dayText(new Date(noon.getTime() - days * DAY_MS));
}
