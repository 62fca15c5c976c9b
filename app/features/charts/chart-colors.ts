/**
 * The colours for up to ten values and for up to twenty, the first of which is the theme colour, and those of text and
 * grid. Unlike the tokens they follow the body's attribute.
 */
export const CHART_COLORS = {
  light: {
    text: "#646e7b",
    grid: "#e5e6eb",
    ten: [
      "var(--primary-fill)",
      "#0E9F9F",
      "#A871E3",
      "#D25F00",
      "#009A29",
      "#CB1E83",
      "#8D6B00",
      "#3C7EFF",
      "#D91AD9",
      "#5E7B0A",
    ],
    twenty: [
      "var(--primary-fill)",
      "#6AA1FF",
      "#0E9F9F",
      "#4CD2D2",
      "#D25F00",
      "#FF9A2E",
      "#722ED1",
      "#A871E3",
      "#009A29",
      "#4CD263",
      "#CB1E83",
      "#F979B7",
      "#8D6B00",
      "#D9B23A",
      "#3C7EFF",
      "#94BFFF",
      "#D91AD9",
      "#E865DF",
      "#5E7B0A",
      "#A8C63F",
    ],
  },
  dark: {
    text: "#a0a0a3",
    grid: "rgb(255 255 255 / 10%)",
    ten: [
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
    ],
    twenty: [
      "var(--primary-dark)",
      "#3C7EFF",
      "#37D4CF",
      "#14A5A5",
      "#FF9A2E",
      "#D26A0B",
      "#A871E3",
      "#8E51DA",
      "#3DD15B",
      "#1D9A37",
      "#F979B7",
      "#D5539A",
      "#F7CF4A",
      "#BF9A1F",
      "#94BFFF",
      "#5A86C9",
      "#E865DF",
      "#B93FB0",
      "#B8D954",
      "#87A82B",
    ],
  },
} as const;

/** A colour for each of `count` values. More than twenty repeat the colours. */
export function chartColors(theme: keyof typeof CHART_COLORS, count: number): string[] {
  const { ten, twenty } = CHART_COLORS[theme];
  const scheme: readonly string[] = count <= ten.length ? ten : twenty;
  return Array.from({ length: count }, (_, index) => scheme[index % scheme.length] ?? ten[0]);
}
