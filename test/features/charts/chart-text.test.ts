import { expect, test } from "vitest";
import { percentOf, shortDays } from "~/features/charts/chart-text";

test.each([
  ["2026-11-21", "11/21", "Nov 21"],
  ["2024-02-29", "02/29", "Feb 29"],
  ["2026-1-1", "2026-1-1", "2026-1-1"],
  ["昨天", "昨天", "昨天"],
  ["", "", ""],
])("writes the day %j as %s or %s", (text, zh, en) => {
  expect(["zh-CN", "en-US"].map((locale) => shortDays(locale)(text))).toEqual([zh, en]);
});

test.each([
  [639, 1000, "63.9%"],
  [1, 3, "33.3%"],
  [5, 5, "100%"],
  [0, 5, "0%"],
  [0, 0, "0%"],
])("writes %d of %d as %s", (value, sum, expected) => {
  expect([percentOf(value, sum, "zh-CN"), percentOf(value, sum, "en-US")]).toEqual([expected, expected]);
});
