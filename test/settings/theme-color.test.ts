import { readFileSync } from "node:fs";
import { getPresetColors } from "@arco-design/color";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PRESET_COLORS } from "~/settings/preset-colors";
import { baseShade, contrast, readableTextColor, shadesOf, themeColorStyle } from "~/settings/theme-color";

const firstFrame = readFileSync("app/theme/first-frame.css", "utf8");

const inBothThemes = Object.entries(PRESET_COLORS).flatMap(([name, color]) => [
  { name, color, theme: "light", dark: false },
  { name, color, theme: "dark", dark: true },
]);

const luminanceOrder = (shades: string[]) => shades.map((shade) => contrast(shade, "#000000"));

test("the preset colours are those of the palette package", () => {
  const own = Object.entries(getPresetColors()).map(([name, { primary }]) => [name, primary.toUpperCase()]);
  expect(Object.entries(PRESET_COLORS)).toEqual(own);
});

describe("ten shades", () => {
  test.each(inBothThemes)("of $name in $theme are ordered by brightness", ({ color, dark }) => {
    const shades = shadesOf(color, dark);
    expect(shades).toHaveLength(10);
    for (const shade of shades) expect(shade).toMatch(/^#[\da-f]{6}$/i);
    const sorted = luminanceOrder(shades).toSorted((a, b) => (dark ? a - b : b - a));
    expect(luminanceOrder(shades)).toEqual(sorted);
  });

  test.each(Object.entries(PRESET_COLORS))("have %s itself as the sixth in the light theme", (_, color) => {
    expect(shadesOf(color, false)[5]?.toUpperCase()).toBe(color.toUpperCase());
  });
});

describe("contrast", () => {
  test.each([
    ["#000000", "#FFFFFF", 21],
    ["#FFFFFF", "#ffffff", 1],
    ["#767676", "#FFFFFF", 4.54],
    ["#777777", "#FFFFFF", 4.48],
    ["#FF0000", "#FFFFFF", 4.0],
    ["#0000FF", "#FFFFFF", 8.59],
    ["#00FF00", "#000000", 15.3],
    ["#010101", "#000000", 1.006],
  ])("of %s and %s is %d, in either order", (a, b, expected) => {
    expect(contrast(a, b)).toBeCloseTo(expected, 2);
    expect(contrast(b, a)).toBe(contrast(a, b));
  });
});

describe("the text on a colour", () => {
  test.each([
    ["#000000", "#FFFFFF"],
    ["#FFFFFF", "#000000"],
    ["#165DFF", "#FFFFFF"],
    ["#722ED1", "#FFFFFF"],
    ["#FADC19", "#000000"],
    ["#9FDB1D", "#000000"],
    ["#757575", "#FFFFFF"],
    ["#767676", "#000000"],
  ])("%s is %s, the better of the two", (color, expected) => {
    expect(readableTextColor(color)).toBe(expected);
  });

  test.each(inBothThemes)("is readable on $name in $theme", ({ color, dark }) => {
    expect(baseShade(color, dark)).toBe(shadesOf(color, dark)[5]);
    expect(contrast(readableTextColor(color), color)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the style of a theme colour", () => {
  const rulesOf = (color: string) =>
    new Map(
      [...themeColorStyle(color).matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => [
        selector,
        body,
      ]),
    );
  const linkOf = (color: string, dark: boolean) => {
    const rule = [...rulesOf(color).values()][dark ? 1 : 0] ?? "";
    return Number(rule.match(/--primary-link:var\(--primary-(\d+)\)/)?.[1]);
  };

  test.each([
    [":root", false, 6],
    [':root[data-mantine-color-scheme="dark"]', true, 7],
  ])("has under %s its ten shades and the shade of links", (selector, dark, link) => {
    const shades = shadesOf("#165DFF", dark);
    const expected = shades.map((shade, at) => `--primary-${at + 1}:${shade}`);
    expect(rulesOf("#165DFF").get(selector)?.split(";")).toEqual([
      ...expected,
      `--primary-link:var(--primary-${link})`,
      ...(dark ? [] : ["--primary-fill:#165DFF", "--primary-dark:#3C7EFF", "--primary-text:#FFFFFF"]),
    ]);
  });

  const cards = firstFrame.match(/(?<=--card: )#[\da-f]{6}/g) ?? [];
  /** The channels of the card's background, tinted with a share of the base. */
  const tintedCard = (color: string, dark: boolean) => {
    const part = dark ? 0.15 : 0.1;
    const ends = [cards[dark ? 1 : 0] ?? "", baseShade(color, dark)].map((hex) => Number.parseInt(hex.slice(1), 16));
    const mixed = [16, 8, 0].map((bits) => {
      const [card = 0, base = 0] = ends.map((end) => (end >> bits) & 255);
      return Math.round(card + (base - card) * part);
    });
    return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
  };

  test("uses for links the first shade from the base on that is readable on the tinted card", () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, "0"));
    const hex = fc.tuple(channel, channel, channel).map((channels) => `#${channels.join("")}`);
    const color = fc.oneof(hex, fc.constantFrom<string>("#000000", "#ffffff", ...Object.values(PRESET_COLORS)));
    fc.assert(
      fc.property(color, fc.boolean(), (textColor, dark) => {
        const card = tintedCard(textColor, dark);
        const isReadable = (number: number) => contrast(shadesOf(textColor, dark)[number - 1] ?? "", card) >= 4.5;
        const link = linkOf(textColor, dark);
        const passedOver = [6, 7, 8, 9].filter((number) => number < link);
        expect([link >= 6, isReadable(link), passedOver.filter(isReadable)]).toEqual([true, true, []]);
      }),
      { numRuns: 300 },
    );
  });

  test("styles nothing else, and a sheet of paper in light shades", () => {
    expect(rulesOf("#165DFF").size).toBe(2);
    expect(themeColorStyle("#165DFF")).toContain('@media screen{:root[data-mantine-color-scheme="dark"]{');
  });
});
