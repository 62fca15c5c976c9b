import type { CsvCell } from "~/lib/text/csv";

/** A column of the table and of the download: numbers are right-aligned and stay numbers in the file. */
export type ChartColumn<Row> = { title: string; value: (row: Row) => CsvCell };

/** Downloads all rows as a CSV file. Rejects if its code cannot be loaded. */
export async function downloadChartData<Row>(name: string, columns: readonly ChartColumn<Row>[], rows: readonly Row[]) {
  const [{ writeCsv }, { saveFile }] = await Promise.all([import("~/lib/text/csv"), import("~/lib/page/save-file")]);
  const cells = rows.map((row) => columns.map(({ value }) => value(row)));
  saveFile(`${name}.csv`, writeCsv([columns.map(({ title }) => title), ...cells]));
}
