export type Figure = {
  what: string;
  value: number;
  unit: "ms" | "kB" | "MB" | "B" | "calls" | "";
  /** The result of the bare page. */
  floor?: number;
  /** The maximum, in the same unit. */
  limit?: number;
};

export type Section = { title: string; figures: Figure[] };

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A result that could not be measured (NaN) counts as exceeded. */
export const isOver = ({ value, limit }: Figure): boolean => limit !== undefined && !(value <= limit);

const COLUMNS = ["figure", "value", "floor", "ratio", "limit", ""];

function rowOf(figure: Figure): string[] {
  const { what, value, unit, floor, limit } = figure;
  const written = (amount: number | undefined) => (amount === undefined ? "" : `${amount.toFixed(1)} ${unit}`.trim());
  const ratio = floor ? `${(value / floor).toFixed(2)}×` : "";
  return [what, written(value), written(floor), ratio, written(limit), isOver(figure) ? "OVER" : ""];
}

export function tableOf(sections: readonly Section[]): string {
  const rows = sections.flatMap(({ title, figures }) => [[], [title], ...figures.map(rowOf)]);
  // Titles do not count for the width of the first column.
  const measured = [COLUMNS, ...rows].filter((row) => row.length > 1);
  const widths = COLUMNS.map((_, at) => Math.max(...measured.map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join("  ");
  return [COLUMNS, ...rows].map((row) => line(row).trimEnd()).join("\n");
}
