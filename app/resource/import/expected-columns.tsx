import { Button } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useTranslation } from "react-i18next";
import { Tag } from "~/components/display/tag";
import { saveFile } from "~/lib/page/save-file";
import { writeCsv } from "~/lib/text/csv";
import { formFields } from "~/resource/drawer/form-values";
import { useResource } from "~/resource/resource-context";
import { useWords } from "~/resource/words";
import classes from "./import.module.css";

/** The columns that a file must have, and a template with them. */
export function ExpectedColumns() {
  const { t } = useTranslation("imports");
  const resource = useResource();
  const words = useWords();
  const fields = formFields(resource);
  const template = () => {
    const columns = fields.map(({ name, form }) => {
      const context = words.context(name);
      return [context.label, ...form.samples(context)];
    });
    const rows = [0, 1, 2].map((row) => columns.map((column) => column[row] ?? ""));
    saveFile(t("templateFile", words.entity), writeCsv(rows));
  };
  return (
    <div className={classes.expected}>
      <span className={classes.label}>{t("columns")}</span>
      <Button variant="subtle" size="compact-sm" leftSection={<IconDownload aria-hidden />} onClick={template}>
        {t("template")}
      </Button>
      <ul className={classes.columns}>
        {fields.map(({ name }) => (
          <li key={name}>
            <Tag tone="quiet">{words.context(name).label}</Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
