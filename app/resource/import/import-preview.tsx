import { Group, Text, Title } from "@mantine/core";
import IconAlertCircle from "@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Tag } from "~/components/display/tag";
import { ProblemAlert } from "~/components/feedback/problem-alert";
import { REPEATS_SHOWN } from "~/config/limits";
import { formFields } from "~/resource/form/form-values";
import { PreviewSection, PreviewTable } from "~/resource/preview-table";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { DownloadButton } from "./download-button";
import classes from "./import.module.css";
import type { CellError, ImportRow } from "./read-rows";
import { type CheckedFile, firstOf } from "./use-check-file";

const rowOf = (cells: readonly (string | number)[]) => ({ key: cells.join("|"), cells });
const errorRowOf = (
  { row, column, value, message }: CellError,
  name: string,
  empty: string,
): { key: string; cells: ReactNode[] } => ({
  key: `${row}|${name}`,
  cells: [
    row,
    name,
    value ||
      (column !== null && (
        <Text key="value" span inherit c="dimmed">
          {empty}
        </Text>
      )),
    <span key="message" className={classes.message}>
      <IconAlertCircle aria-hidden />
      {message}
    </span>,
  ],
});

/** The content of a file: a summary, its errors and the valid rows. */
export function ImportPreview({ file, rows, repeats, errors, total, refused }: CheckedFile) {
  const { t } = useTranslation("imports");
  const resource = useResource();
  const texts = useResourceTexts();
  const fields = formFields(resource);
  const columnName = (column: CellError["column"]): string => {
    if (column === null) return t("wholeRow");
    return typeof column === "number" ? t("columnNumber", { column }) : texts.context(column).label;
  };
  const cells = ({ row, values }: ImportRow) => [
    row,
    ...fields.map(({ name, form }) => form.text(values[name] ?? null, texts.context(name))),
  ];
  const errorRows = errors.map(({ row, column, value, message }) => [row, columnName(column), value, message]);
  const headers = [t("row"), t("column"), t("value"), t("message")];
  const good = rows.length;
  const bad = total - good;
  const numbers = fields
    .filter(({ name }) => resource.fields[name]?.column?.alignEnd)
    .map(({ name }) => texts.context(name).label);
  return (
    <>
      <div role="status" className={classes.summary}>
        <span className={classes.file}>{file}</span>
        <Tag tone="quiet">{t("total", { count: total })}</Tag>{" "}
        <Tag tone={good > 0 ? "success" : "quiet"}>{t("good", { count: good })}</Tag>{" "}
        {bad > 0 && <Tag tone="danger">{t("bad", { count: bad })}</Tag>}
      </div>
      {errors.length > 0 && (
        <section aria-label={t("errors")}>
          <div className={classes.header}>
            <Title order={3} size="h2">
              {t("errors")}
            </Title>
            <Group gap="xs" mr={-8}>
              <DownloadButton label={t("downloadErrors")} file={t("errorsFile")} lines={[headers, ...errorRows]} />
              <DownloadButton label={t("downloadRefused")} file={t("refusedFile", texts.entity)} lines={refused} />
            </Group>
          </div>
          <PreviewTable
            caption={t("errors")}
            headers={headers}
            numbers={[t("row")]}
            rows={errors.map((error) => errorRowOf(error, columnName(error.column), t("emptyCell")))}
          />
        </section>
      )}
      {rows.length > 0 && (
        <PreviewSection
          caption={t("preview")}
          headers={[t("row"), ...fields.map(({ name }) => texts.context(name).label)]}
          numbers={[t("row"), ...numbers]}
          rows={rows.map(cells).map(rowOf)}
        >
          {repeats.length > 0 && <Repeats rows={repeats} />}
        </PreviewSection>
      )}
    </>
  );
}

function Repeats({ rows }: { rows: readonly number[] }) {
  const { t, i18n } = useTranslation("imports");
  return (
    <ProblemAlert color="orange" mb="xs">
      {t("repeats", { total: rows.length, rows: firstOf(rows.map(String), REPEATS_SHOWN, i18n.language) })}
    </ProblemAlert>
  );
}
