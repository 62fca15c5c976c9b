import { expect, test } from "vitest";
import { dayText, partOfDay } from "~/routes/workplace/greeting";

test.each([
  [0, "evening"],
  [4, "evening"],
  [5, "morning"],
  [10, "morning"],
  [11, "noon"],
  [12, "noon"],
  [13, "afternoon"],
  [17, "afternoon"],
  [18, "evening"],
  [23, "evening"],
])("at %i o'clock it is %s", (hour, expected) => {
  expect(partOfDay(hour)).toBe(expected);
});

test.each([
  ["zh-CN", 1, 4, "2 月 4 日 星期三"],
  ["zh-CN", 10, 26, "11 月 26 日 星期四"],
  ["en-US", 10, 26, "Thursday, November 26"],
])("today is without its year in %s, in month %i", (locale, month, day, expected) => {
  expect(dayText(new Date(2026, month, day), locale)).toBe(expected);
});
