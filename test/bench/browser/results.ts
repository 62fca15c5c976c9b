export type BenchResult = {
  label: string;
  value: number;
  /** The least and the greatest of the values that `value` is the median of. */
  spread?: readonly [number, number];
  unit: "ms" | "kB" | "MB" | "B" | "calls" | "";
  /** The result of the bare page. */
  baseline?: number;
  /** The maximum, in the same unit. */
  limit?: number;
};

export type Section = { title: string; results: BenchResult[] };

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The median of values, and how far they are spread. */
export const summarize = (values: readonly number[]): Pick<BenchResult, "value" | "spread"> => ({
  value: median(values),
  spread: [Math.min(...values), Math.max(...values)],
});

/** A result that could not be measured (NaN) counts as exceeded. */
export const exceedsLimit = ({ value, limit }: BenchResult): boolean => limit !== undefined && !(value <= limit);

const COLUMNS = ["measurement", "median", "spread", "bare page", "ratio", "limit", ""];

function toRow(result: BenchResult): string[] {
  const { label, value, spread, unit, baseline, limit } = result;
  const formatAmount = (amount: number | undefined) =>
    amount === undefined ? "" : `${amount.toFixed(1)} ${unit}`.trim();
  const ratio = baseline ? `${(value / baseline).toFixed(2)}×` : "";
  return [
    label,
    formatAmount(value),
    spread?.map((one) => one.toFixed(0)).join("–") ?? "",
    formatAmount(baseline),
    ratio,
    formatAmount(limit),
    exceedsLimit(result) ? "OVER" : "",
  ];
}

/** A section as a Markdown table. */
export function formatSection({ title, results }: Section): string {
  const rows = [COLUMNS, ...results.map(toRow)];
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const padded = ([first = "", ...others]: string[]) =>
    line([first.padEnd(widths[0] ?? 0), ...others.map((cell, at) => cell.padStart(widths[at + 1] ?? 0))]);
  const rule = line(
    widths.map((width, at) => (at === 0 ? "-".repeat(width) : `${"-".repeat(Math.max(width - 1, 1))}:`)),
  );
  const [head = "", ...lines] = rows.map(padded);
  return [`${title}:`, "", head, rule, ...lines, ""].join("\n");
}
