import { describe, expect, test } from "vitest";
import { CHART_COLORS, chartColors } from "~/features/charts/chart-colors";

describe.each(["light", "dark"] as const)("the colours in the %s theme", (theme) => {
  const { ten, twenty } = CHART_COLORS[theme];

  test.each([
    ["none", 0, []],
    ["one", 1, ten.slice(0, 1)],
    ["ten, the last of the small scheme", 10, ten],
    ["eleven, the first of the large scheme", 11, twenty.slice(0, 11)],
    ["twenty", 20, twenty],
    ["more than there are, which start again", 22, [...twenty, ...twenty.slice(0, 2)]],
  ])("are as many as asked for: %s", (_, count, colors) => {
    expect(chartColors(theme, count)).toEqual(colors);
  });

  test("are different from each other", () => {
    expect(new Set(ten).size).toBe(10);
    expect(new Set(twenty).size).toBe(20);
  });
});
