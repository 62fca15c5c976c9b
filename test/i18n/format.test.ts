import { describe, expect, test } from "vitest";
import { createFormat } from "~/i18n/format";

const chinese = createFormat("zh-CN");
const english = createFormat("en-US");

test.each([
  [0, "0", "0"],
  [999, "999", "999"],
  [1_500, "1,500", "1.50K"],
  [12_345, "1.2万", "12.3K"],
  [10_000, "1.0万", "10.0K"],
  [1_234_567, "123.5万", "1.23M"],
  [250_000_000, "2.5亿", "250M"],
])("writes %d in short as %s or %s", (value, zh, en) => {
  expect(chinese.short(value)).toBe(zh);
  expect(english.short(value)).toBe(en);
});

test.each([
  [2250, "2,250", "2,250"],
  [99_999, "99,999", "99,999"],
  [1_000_000_000, "10亿", "1B"],
])("writes %d on an axis and in a narrow column as %s or %s", (value, zh, en) => {
  expect([chinese.figure(value), english.figure(value)]).toEqual([zh, en]);
});

test.each([
  [0, "0"],
  [1_234_567, "1,234,567"],
  [-1_234, "-1,234"],
  [113.32145, "113.32145"],
  [0.0004, "0.0004"],
  [0.1 + 0.2, "0.3"],
  [100.1 * 3, "300.3"],
  [Number.MAX_SAFE_INTEGER, "9,007,199,254,740,991"],
])("writes %d in full as %s in both languages", (value, expected) => {
  expect([chinese.number(value), english.number(value)]).toEqual([expected, expected]);
});

test.each([
  [1_234.5, 2, "1,234.50"],
  [1_234.56, 1, "1,234.6"],
  [-0.5, 0, "-1"],
])("writes %d with %d decimals as %s in both languages", (value, decimals, expected) => {
  expect([chinese.decimal(value, decimals), english.decimal(value, decimals)]).toEqual([expected, expected]);
});

test.each([
  [1_234.5, "CNY", "¥1,234.50", "CN¥1,234.50"],
  [1_234.5, "USD", "US$1,234.50", "$1,234.50"],
  [1_234, "JPY", "JP¥1,234", "¥1,234"],
])("writes %d in %s as %s or %s", (value, currency, zh, en) => {
  expect([chinese.money(value, currency), english.money(value, currency)]).toEqual([zh, en]);
});

test.each([
  [0.123, "+12.3%"],
  [-0.05, "−5.0%"],
  [0, "0.0%"],
  [0.00123, "+0.1%"],
])("writes the growth %d as %s in both languages", (ratio, expected) => {
  expect([chinese.signedPercent(ratio), english.signedPercent(ratio)]).toEqual([expected, expected]);
});

test.each([
  ["zh-CN", "2026 年 11 月"],
  ["en-US", "November 2026"],
])("writes a month in %s", (locale, expected) => {
  expect(createFormat(locale).month(new Date(2026, 10, 21))).toBe(expected);
});

describe("a day", () => {
  const day = new Date(2026, 10, 21, 8, 30);

  test.each([
    ["zh-CN", "2026年11月21日星期六"],
    ["en-US", "Saturday, November 21, 2026"],
  ])("is written out in %s", (locale, expected) => {
    expect(createFormat(locale).day(day)).toBe(expected);
  });

  test.each([
    ["zh-CN", "2026/03/05"],
    ["en-US", "Mar 05, 2026"],
  ])("has two digits for month and day in %s", (locale, expected) => {
    expect(createFormat(locale).date(new Date(2026, 2, 5))).toBe(expected);
  });
});
