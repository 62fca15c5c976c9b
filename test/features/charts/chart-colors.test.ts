import { describe, expect, test } from "vitest";
import { CHART_COLORS, chartColors } from "~/features/charts/chart-colors";

describe.each(["light", "dark"] as const)("in %s", (theme) => {
  const { ten, twenty } = CHART_COLORS[theme];

  test.each([
    ["none", 0, []],
    ["one", 1, ten.slice(0, 1)],
    ["ten, the last of the small scheme", 10, ten],
    ["eleven, the first of the large scheme", 11, twenty.slice(0, 11)],
    ["twenty", 20, twenty],
    ["more than there are: again from the start", 22, [...twenty, ...twenty.slice(0, 2)]],
  ])("%s", (_, count, colors) => {
    expect(chartColors(theme, count)).toEqual(colors);
  });

  test("no colour stands twice in a scheme", () => {
    expect(new Set(ten).size).toBe(10);
    expect(new Set(twenty).size).toBe(20);
  });
});
