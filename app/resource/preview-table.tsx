import { Box, Table, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PREVIEW_SHOWN } from "~/config/limits";
import { useFormat } from "~/i18n/format";
import classes from "./preview-table.module.css";

type Props = {
  caption: string;
  headers: readonly string[];
  /** The headers of the columns with numbers. */
  numbers?: readonly string[];
  /** All of them; the first are shown. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A plain table of what is about to be written, and how many rows it leaves out. */
export function PreviewTable({ caption, headers, numbers, rows }: Props) {
  const { t } = useTranslation("selection");
  const format = useFormat();
  const ofNumber = (header = "") => numbers?.includes(header) && ({ ta: "end", "data-number": true } as const);
  const rest = rows.length - PREVIEW_SHOWN;
  return (
    // It can be focused, so that the keyboard can scroll it.
    <Box className={classes.rows} tabIndex={0} role="group" aria-label={caption}>
      <Table stickyHeader aria-label={caption}>
        <Table.Thead>
          <Table.Tr>
            {headers.map((header) => (
              <Table.Th key={header} scope="col" {...ofNumber(header)}>
                {header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.slice(0, PREVIEW_SHOWN).map(({ key, cells }) => (
            <Table.Tr key={key}>
              {cells.map((cell, index) => (
                <Table.Td key={headers[index]} {...ofNumber(headers[index])}>
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rest > 0 && <Text c="dimmed">{t("further", { total: format.number(rest) })}</Text>}
    </Box>
  );
}

/** A titled PreviewTable. What else is said of it stands between both. */
export function PreviewSection({ children, ...table }: Props & { children?: ReactNode }) {
  return (
    <section aria-label={table.caption}>
      <Title order={3} size="h2" mb="xs">
        {table.caption}
      </Title>
      {children}
      <PreviewTable {...table} />
    </section>
  );
}
