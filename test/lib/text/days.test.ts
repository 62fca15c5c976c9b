import { describe, expect, test } from "vitest";
import { dayText, parseDay, presetRange } from "~/lib/text/days";

describe("a typed day", () => {
  test.each([
    ["2026-11-05", "2026-11-05"],
    [" 2026/11/5 ", "2026-11-05"],
    ["2026.1.5", "2026-01-05"],
    ["2026年1月5日", "2026-01-05"],
    ["20261105", "2026-11-05"],
    ["２０２６－１１－０５　", "2026-11-05"],
    ["2024-02-29", "2024-02-29"],
    ["2026-02-29", null],
    ["2026-02-31", null],
    ["2026-13-01", null],
    ["2026-00-10", null],
    ["2026-11", null],
    ["11-05", null],
    ["26-11-05", null],
    ["", null],
    ["today", null],
    ["2026-11-05T00:00", null],
  ])("reads %j as %j", (text, day) => {
    expect(parseDay(text)).toBe(day);
  });
});

describe("presets", () => {
  test.each([
    ["today", "2026-03-05", ["2026-03-05", "2026-03-05"]],
    ["last7", "2026-03-05", ["2026-02-27", "2026-03-05"]],
    ["last30", "2026-03-05", ["2026-02-04", "2026-03-05"]],
    ["thisMonth", "2026-03-05", ["2026-03-01", "2026-03-05"]],
    ["lastMonth", "2026-03-31", ["2026-02-01", "2026-02-28"]],
    ["lastMonth", "2026-01-31", ["2025-12-01", "2025-12-31"]],
  ] as const)("%s on %s has the right range", (preset, day, range) => {
    expect(presetRange(preset, new Date(`${day}T23:30:00`))).toEqual(range);
  });
});

test("uses the local time zone", () => {
  expect(dayText(new Date(2026, 0, 5, 0, 1))).toBe("2026-01-05");
});
