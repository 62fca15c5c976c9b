import type { CsvCell } from "~/lib/text/csv";

/** A column of figures in table and download: numbers stand right-aligned and travel as numbers. */
export type Column<Row> = { title: string; value: (row: Row) => CsvCell };

/** Hands all figures to the browser as a CSV file. Rejects where the code for it does not come. */
export async function downloadChartData<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]) {
  const [{ writeCsv }, { saveFile }] = await Promise.all([import("~/lib/text/csv"), import("~/lib/page/save-file")]);
  const cells = rows.map((row) => columns.map(({ value }) => value(row)));
  saveFile(`${name}.csv`, writeCsv([columns.map(({ title }) => title), ...cells]));
}
