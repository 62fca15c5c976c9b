/** The ten of a theme, and for more values as many again, weaker. */
const schemes = (...ten: string[]) => ({
  ten,
  twenty: [...ten, ...ten.map((color) => `color-mix(in srgb, ${color} 55%, var(--card))`)],
});

/**
 * The colours for up to ten values and for up to twenty, the first of which is the theme colour, and those of text and
 * grid. Unlike the tokens they follow the body's attribute.
 */
export const CHART_COLORS = {
  light: {
    text: "#646e7b",
    grid: "#e5e6eb",
    ...schemes(
      "var(--primary-fill)",
      "#0E9F9F",
      "#A871E3",
      "#D25F00",
      "#009A29",
      "#CB1E83",
      "#8D6B00",
      "#6B7785",
      "#D91AD9",
      "#5E7B0A",
    ),
  },
  dark: {
    text: "#a0a0a3",
    grid: "rgb(255 255 255 / 10%)",
    ...schemes(
      "var(--primary-dark)",
      "#37D4CF",
      "#A871E3",
      "#FF9A2E",
      "#3DD15B",
      "#F979B7",
      "#F7CF4A",
      "#94BFFF",
      "#E865DF",
      "#B8D954",
    ),
  },
};

/** A colour for each of `count` values. More than twenty repeat the colours. */
export function chartColors(theme: keyof typeof CHART_COLORS, count: number): string[] {
  const { ten, twenty } = CHART_COLORS[theme];
  const scheme = count <= ten.length ? ten : twenty;
  return Array.from({ length: count }, (_, index) => scheme[index % scheme.length] ?? "");
}
