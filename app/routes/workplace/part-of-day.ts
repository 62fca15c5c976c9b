export type PartOfDay = "morning" | "noon" | "afternoon" | "evening";

/** The part of the day of an hour from 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 18 || hour < 5) return "evening";
  if (hour < 11) return "morning";
  return hour < 13 ? "noon" : "afternoon";
}
