import type { SameKeys } from "~/i18n/same-keys";
import type translations from "~/i18n/zh-CN/calendar";

export default {
  presets: "Common ranges",
  today: "Today",
  last7: "Last 7 days",
  last30: "Last 30 days",
  thisMonth: "This month",
  lastMonth: "Last month",
  next7: "Next 7 days",
  next30: "Next 30 days",
  restOfMonth: "Rest of this month",
  comingMonth: "Next month",
  previousMonth: "Show previous month",
  nextMonth: "Show next month",
  previousYear: "Show previous year",
  nextYear: "Show next year",
  previousYears: "Show previous ten years",
  nextYears: "Show next ten years",
} satisfies SameKeys<typeof translations>;
