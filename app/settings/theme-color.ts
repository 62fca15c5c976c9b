import { generate } from "@arco-design/color";
import { CONTRAST, PALETTE } from "~/config/appearance";

/** Ten shades of a colour, `#rrggbb`, from light to dark; from dark to light for the dark theme. */
export const shadesOf = (color: string, dark: boolean): string[] => generate(color, { list: true, dark });

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** White or black, whichever has more contrast on the colour. */
export const readableTextColor = (color: string): string =>
  contrast(color, "#FFFFFF") >= contrast(color, "#000000") ? "#FFFFFF" : "#000000";

/** The background of links, as in first-frame.css, and the strongest tint of the base colour on it. */
const CARD = { light: { color: "#ffffff", tint: 0.1 }, dark: { color: "#232324", tint: 0.15 } };

function mix(color: string, background: string, ratio: number): string {
  const channel = (index: number) => {
    const [upper = 0, lower = 0] = [color, background].map((hex) => Number.parseInt(hex.slice(index, index + 2), 16));
    // Always two digits, because no background is that dark.
    return Math.round(upper * ratio + lower * (1 - ratio)).toString(16);
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The number of the first shade, from the base on, with enough contrast for text on a tinted card. */
function linkShade(shades: string[], base: string, dark: boolean): number {
  const { color, tint } = dark ? CARD.dark : CARD.light;
  const background = mix(base, color, tint);
  return (
    shades.findIndex((shade, index) => index >= PALETTE.mantineShade && contrast(shade, background) >= CONTRAST.aa) + 1
  );
}

/** The base shade of a colour in a theme. */
export const baseShade = (color: string, dark: boolean): string => shadesOf(color, dark)[PALETTE.mantineShade] ?? color;

function variables(color: string, dark: boolean): string {
  const shades = shadesOf(color, dark);
  const base = baseShade(color, dark);
  return [
    ...shades.map((shade, index) => `--primary-${index + 1}:${shade}`),
    `--primary-link:var(--primary-${linkShade(shades, base, dark)})`,
  ].join(";");
}

/**
 * The CSS variables of a theme colour: ten shades and the colour of links for both themes, and the colour itself with
 * the text on it, which fill buttons in both. A chart in dark needs its shade whatever the page's theme is.
 */
export const themeColorStyle = (color: string): string =>
  `:root{${variables(color, false)};--primary-fill:${color};--primary-dark:${baseShade(color, true)};--primary-text:${readableTextColor(color)}}@media screen{:root[data-mantine-color-scheme="dark"]{${variables(color, true)}}}`;
