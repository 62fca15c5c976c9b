import { CHART_COLORS } from "~/config";

/** A colour for each of so many values: the ten-colour scheme while it suffices, else the other, again from its start. */
export function chartColors(theme: keyof typeof CHART_COLORS, count: number): string[] {
  const { ten, twenty } = CHART_COLORS[theme];
  const scheme: readonly string[] = count <= ten.length ? ten : twenty;
  return Array.from({ length: count }, (_, at) => scheme[at % scheme.length] ?? ten[0]);
}
