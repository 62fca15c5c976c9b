import { Button } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useTranslation } from "react-i18next";
import { saveFile } from "~/lib/page/save-file";
import { writeCsv } from "~/lib/text/csv";
import { formFields } from "~/resource/form/form-values";
import { PreviewTable } from "~/resource/preview-table";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import classes from "./import.module.css";

/** The columns that a file must have, and a template with them. */
export function ExpectedColumns() {
  const { t } = useTranslation("imports");
  const resource = useResource();
  const words = useWords();
  const columns = formFields(resource).map(({ name, form }) => {
    const context = words.context(name);
    return { name, label: context.label, samples: form.samples(context) };
  });
  const template = () => {
    const lines = columns.map(({ label, samples }) => [label, ...samples]);
    const rows = [0, 1, 2].map((row) => lines.map((line) => line[row] ?? ""));
    saveFile(t("templateFile", words.entity), writeCsv(rows));
  };
  return (
    <div className={classes.expected}>
      <span className={classes.label}>{t("columns")}</span>
      <Button
        className={classes.template}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconDownload aria-hidden />}
        onClick={template}
      >
        {t("template")}
      </Button>
      <PreviewTable
        caption={t("columns")}
        headers={[t("column"), t("samples")]}
        rows={columns.map(({ name, label, samples }) => ({
          key: name,
          cells: [label, [...new Set(samples)].join(" / ")],
        }))}
      />
    </div>
  );
}
