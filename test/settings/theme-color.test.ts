import { describe, expect, test } from "vitest";
import { CONTRAST, PALETTE } from "~/config";
import { contrast, shadesOf, textOn, themeColorStyle } from "~/settings/theme-color";

/** The base colours of SPEC.md section 9. */
const PRESETS = {
  red: "#F53F3F",
  orangered: "#F77234",
  orange: "#FF7D00",
  gold: "#F7BA1E",
  yellow: "#FADC19",
  lime: "#9FDB1D",
  green: "#00B42A",
  cyan: "#14C9C9",
  blue: "#3491FA",
  arcoblue: "#165DFF",
  purple: "#722ED1",
  pinkpurple: "#D91AD9",
  magenta: "#F5319D",
  gray: "#6b7785",
};
const inBothThemes = Object.entries(PRESETS).flatMap(([name, color]) => [
  { name, color, theme: "light", dark: false },
  { name, color, theme: "dark", dark: true },
]);

const luminanceOrder = (shades: string[]) => shades.map((shade) => contrast(shade, "#000000"));

describe("ten shades", () => {
  test.each(inBothThemes)("of $name in $theme, in the order of brightness", ({ color, dark }) => {
    const shades = shadesOf(color, dark);
    expect(shades).toHaveLength(PALETTE.shades);
    for (const shade of shades) expect(shade).toMatch(/^#[\da-f]{6}$/i);
    const sorted = luminanceOrder(shades).toSorted((a, b) => (dark ? a - b : b - a));
    expect(luminanceOrder(shades)).toEqual(sorted);
  });

  test.each(Object.entries(PRESETS))("the sixth of %s in light is the colour itself", (_, color) => {
    expect(shadesOf(color, false)[PALETTE.baseIndex - 1]?.toUpperCase()).toBe(color.toUpperCase());
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
  ])("of %s and %s is %d, either way round", (a, b, expected) => {
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
    expect(textOn(color)).toBe(expected);
  });

  test.each(inBothThemes)("can be read on $name in $theme", ({ color, dark }) => {
    const base = shadesOf(color, dark)[PALETTE.baseIndex - 1] ?? color;
    expect(contrast(textOn(base), base)).toBeGreaterThanOrEqual(CONTRAST.aa);
  });
});

describe("the style of a theme colour", () => {
  const rulesOf = (style: string) =>
    new Map([...style.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selector = "", body = ""]) => [selector, body]));
  const rules = rulesOf(themeColorStyle("#165DFF"));

  test.each([
    [":root", false],
    [':root[data-mantine-color-scheme="dark"]', true],
  ])("under %s stand its ten shades and the text on the sixth", (selector, dark) => {
    const shades = shadesOf("#165DFF", dark);
    const expected = shades.map((shade, at) => `--primary-${at + 1}:${shade}`);
    expect(rules.get(selector)?.split(";")).toEqual([...expected, `--primary-text:${textOn(shades[5] ?? "")}`]);
  });

  test("nothing else is styled", () => {
    expect(rules.size).toBe(2);
  });
});
