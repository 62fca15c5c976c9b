import { Box, Table } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { type Format, useFormat } from "~/i18n/format";
import type { ChartColumn } from "./chart-data";
import classes from "./chart-table.module.css";
import { formatDay } from "./chart-text";

const ROW_HEIGHT = 40;

type Props<Row> = { title: string; columns: readonly ChartColumn<Row>[]; rows: readonly Row[] };

/** The chart's data as a virtualized table; `aria-rowcount` has the full number of rows. */
export function ChartTable<Row>({ title, columns, rows }: Props<Row>) {
  const format = useFormat();
  const viewport = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  });
  const virtualRows = virtual.getVirtualItems();
  const before = virtualRows[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (virtualRows.at(-1)?.end ?? 0);
  return (
    <Box ref={viewport} className={classes.viewport} tabIndex={0} role="group" aria-label={title}>
      <Table stickyHeader highlightOnHover className={classes.table} aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{title}</caption>
        <Table.Thead>
          <Table.Tr aria-rowindex={1}>
            {columns.map((column) => (
              <Table.Th key={column.title} scope="col" className={alignment(column, rows)}>
                {column.title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {before > 0 && <SpacerRow height={before} />}
          {virtualRows.map(({ index }) =>
            rows.slice(index, index + 1).map((row) => (
              <Table.Tr key={index} aria-rowindex={index + 2}>
                {columns.map((column) => (
                  <Table.Td key={column.title} className={alignment(column, rows)}>
                    {formatCell(column.value(row), format)}
                  </Table.Td>
                ))}
              </Table.Tr>
            )),
          )}
          {after > 0 && <SpacerRow height={after} />}
        </Table.Tbody>
      </Table>
    </Box>
  );
}

const formatCell = (cell: string | number, { number, date }: Format) =>
  typeof cell === "number" ? number(cell) : formatDay(cell, date);

/** Numbers are right-aligned, with their header. */
function alignment<Row>({ value }: ChartColumn<Row>, [first]: readonly Row[]) {
  return first !== undefined && typeof value(first) === "number" ? classes.end : undefined;
}

const SpacerRow = ({ height }: { height: number }) => <tr aria-hidden style={{ height }} />;
