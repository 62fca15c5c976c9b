import { expect, test } from "vitest";
import { formatToday } from "~/i18n/today-format";

test.each([
  ["zh-CN", 1, 4, "2 月 4 日 星期三"],
  ["zh-CN", 10, 26, "11 月 26 日 星期四"],
  ["en-US", 10, 26, "Thursday, November 26"],
])("today is without its year in %s, in month %i", (locale, month, day, expected) => {
  expect(formatToday(new Date(2026, month, day), locale)).toBe(expected);
});
