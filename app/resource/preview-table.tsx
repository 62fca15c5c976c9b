import { Table, Text } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./preview-table.module.css";

type Props = {
  caption: string;
  headers: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Below the table, for example how many rows it leaves out. */
  note?: ReactNode;
};

/** A plain table of what is about to be written. */
export function PreviewTable({ caption, headers, rows, note }: Props) {
  return (
    <div className={classes.rows}>
      <Table stickyHeader aria-label={caption}>
        <Table.Thead>
          <Table.Tr>
            {headers.map((header) => (
              <Table.Th key={header} scope="col">
                {header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cells }) => (
            <Table.Tr key={key}>
              {cells.map((cell, index) => (
                <Table.Td key={headers[index]}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {note && <Text c="dimmed">{note}</Text>}
    </div>
  );
}
