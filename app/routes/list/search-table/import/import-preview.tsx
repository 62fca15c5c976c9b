import { Button, Table, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CONTENT_TYPES, FILTER_TYPES, POLICY_STATUSES } from "~/api/policy";
import { IMPORT_SHOWN } from "~/config/limits";
import { saveFile } from "~/lib/page/save-file";
import { writeCsv } from "~/lib/text/csv";
import classes from "./import.module.css";
import { type CellError, IMPORT_FIELDS, type ImportField, type ImportRow } from "./read-rows";

type Props = { file: string; rows: ImportRow[]; errors: CellError[]; total: number };

/** The content of a file: a summary, its errors and the valid rows. */
export function ImportPreview({ file, rows, errors, total }: Props) {
  const { t } = useTranslation(["import", "policies"]);
  const labels = useLabels();
  const errorRows = errors.map(({ row, column, message }) => [row, labels.column(column), message]);
  const headers = [t("row"), t("column"), t("message")];
  const summary = { file, total, good: rows.length, bad: total - rows.length, errors: errors.length };
  return (
    <>
      <Text role="status">{t("summary", summary)}</Text>
      {errors.length > 0 && (
        <section aria-label={t("errors")}>
          <div className={classes.header}>
            <Title order={3} size="h2">
              {t("errors")}
            </Title>
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => saveFile(t("errorsFile"), writeCsv([headers, ...errorRows]))}
            >
              {t("downloadErrors")}
            </Button>
          </div>
          <Rows caption={t("errors")} headers={headers} rows={errorRows} />
        </section>
      )}
      {rows.length > 0 && (
        <section aria-label={t("preview")}>
          <Title order={3} size="h2" mb="xs">
            {t("preview")}
          </Title>
          <Rows
            caption={t("preview")}
            headers={[t("row"), ...IMPORT_FIELDS.map((field) => t(`policies:field.${field}`))]}
            rows={rows.slice(0, IMPORT_SHOWN).map((row) => [row.row, ...IMPORT_FIELDS.map((f) => labels.cell(row, f))])}
            total={rows.length}
          />
        </section>
      )}
    </>
  );
}

function useLabels() {
  const { t } = useTranslation(["import", "policies"]);
  return {
    column(column: CellError["column"]): string {
      if (column === null) return t("wholeRow");
      return typeof column === "number" ? t("columnNumber", { column }) : t(`policies:field.${column}`);
    },
    cell({ values }: ImportRow, field: ImportField): string {
      const value = values[field] ?? "";
      const contentType = CONTENT_TYPES.find((known) => field === "contentType" && known === value);
      if (contentType) return t(`policies:contentType.${contentType}`);
      const filterType = FILTER_TYPES.find((known) => field === "filterType" && known === value);
      if (filterType) return t(`policies:filterType.${filterType}`);
      const status = POLICY_STATUSES.find((known) => field === "status" && known === value);
      return status ? t(`policies:status.${status}`) : value;
    },
  };
}

type RowsProps = { caption: string; headers: string[]; rows: ReactNode[][]; total?: number };

/** A plain table of the first rows. */
function Rows({ caption, headers, rows, total = rows.length }: RowsProps) {
  const { t } = useTranslation("import");
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
          {rows.slice(0, IMPORT_SHOWN).map((cells) => (
            <Table.Tr key={cells.join("|")}>
              {cells.map((cell, index) => (
                <Table.Td key={headers[index]}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {total > IMPORT_SHOWN && <Text c="dimmed">{t("shown", { shown: IMPORT_SHOWN })}</Text>}
    </div>
  );
}
