import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CHART_COLORS, chartColors } from "~/features/charts/chart-colors";
import { themeColorStyle } from "~/settings/theme-color";

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

test.each([
  ["light", "var(--primary-fill)"],
  ["dark", "var(--primary-dark)"],
] as const)("the first colour in %s is the theme colour", (theme, color) => {
  for (const count of [1, 20]) expect(chartColors(theme, count)[0]).toBe(color);
  expect(themeColorStyle("#F53F3F")).toContain(`${color.slice(4, -1)}:`);
});

test("text and grid have the colours of the tokens in each theme", () => {
  const [light = "", dark = ""] = readFileSync("app/theme/first-frame.css", "utf8").split(
    '[data-mantine-color-scheme="dark"]',
  );
  for (const [tokens, { text, grid }] of [
    [light, CHART_COLORS.light],
    [dark, CHART_COLORS.dark],
  ] as const) {
    expect(tokens).toContain(`--text-3: ${text};`);
    expect(tokens).toContain(`--line: ${grid};`);
  }
});
