import { expect, test } from "vitest";
import { formatWeekday } from "~/i18n/weekday-format";

test.each([
  ["zh-CN", 1, 4, "2 月 4 日 星期三"],
  ["zh-CN", 10, 26, "11 月 26 日 星期四"],
  ["en-US", 10, 26, "Thursday, November 26"],
])("a day of these weeks is without its year in %s, in month %i", (locale, month, day, expected) => {
  expect(formatWeekday(new Date(2026, month, day), locale)).toBe(expected);
});
