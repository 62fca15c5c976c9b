import { generate } from "@arco-design/color";
import { PALETTE } from "~/config";

/** Ten shades of a colour, `#rrggbb`, lightest first; in dark the order of brightness turns. */
export const shadesOf = (color: string, dark: boolean): string[] => generate(color, { list: true, dark });

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
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

/** White or black, whichever reads better on the colour. */
export const textOn = (color: string): string =>
  contrast(color, "#FFFFFF") >= contrast(color, "#000000") ? "#FFFFFF" : "#000000";

function variables(color: string, dark: boolean): string {
  const shades = shadesOf(color, dark);
  const base = shades[PALETTE.baseIndex - 1] ?? color;
  return [...shades.map((shade, at) => `--primary-${at + 1}:${shade}`), `--primary-text:${textOn(base)}`].join(";");
}

/** The style of a theme colour: ten shades for light and ten for dark, and the text upon the base. */
export const themeColorStyle = (color: string): string =>
  `:root{${variables(color, false)}}:root[data-mantine-color-scheme="dark"]{${variables(color, true)}}`;
